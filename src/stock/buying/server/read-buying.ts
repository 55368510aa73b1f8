import type { ActorRecord } from '#ordering/orders/tables.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { toQuantity } from '#stock/ingredients/rules/amount.ts';
import { knowsCosts } from '#stock/ingredients/server/ingredients.ts';
import { listSuppliers } from '#stock/ingredients/server/suppliers.ts';
import type { PurchaseRow } from '../tables.ts';
import {
  type BuyingView,
  MOST_BILLS,
  MOST_PURCHASES,
  type PurchaseView,
  type SupplierBillView,
} from '../wire/buying.ts';
import { isPaid } from './pay-bill.ts';
import { type BillWithEntry, selectBills, selectPurchases } from './queries.ts';

/** Suppliers, what was ordered, and what is owed. Only the office knows what things cost. */
export async function readBuying(ctx: StoreCtx): Promise<BuyingView> {
  authorise(ctx, 'stock.count');
  const { db, storeId } = ctx;
  const isKnown = knowsCosts(ctx);
  const ordered = await selectPurchases(db, storeId, MOST_PURCHASES);
  const bills = isKnown ? await selectBills(db, storeId, MOST_BILLS) : [];
  return {
    suppliers: await listSuppliers(ctx),
    purchases: ordered.map((row) => purchaseView(row, isKnown)),
    bills: bills.map(billView),
  };
}

const nameOf = (author: ActorRecord): string => ('name' in author ? author.name : '');

function purchaseView(row: PurchaseRow, isKnown: boolean): PurchaseView {
  const { id, supplierId, createdAt, author, sentBy, sentAt, closedAt } = row;
  return {
    _id: id,
    supplier: supplierId,
    at: createdAt.toISOString(),
    by: nameOf(author),
    sentBy,
    sentAt: sentAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
    lines: row.lines.map(({ ingredientId, pack, packs, price, received }) => ({
      ingredient: ingredientId,
      pack: { name: pack.name, quantity: toQuantity(pack.amount) },
      packs,
      price: isKnown && price !== null ? toNumber(price) : null,
      received: toQuantity(received),
    })),
  };
}

function billView(row: BillWithEntry): SupplierBillView {
  const { id, supplierId, number, amount, dueOn, receivedAt, author, paidAt, paidFrom, paidBy } = row;
  const paid = isPaid(row);
  return {
    _id: id,
    supplier: supplierId,
    number,
    amount: toNumber(amount),
    dueOn,
    by: nameOf(author),
    receivedAt: receivedAt.toISOString(),
    paidAt: paid ? (paidAt?.toISOString() ?? null) : null,
    paidFrom: paid ? paidFrom : null,
    paidBy: paid && paidBy ? nameOf(paidBy) : null,
  };
}
