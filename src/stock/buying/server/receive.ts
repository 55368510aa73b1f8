import { LARGEST_PRICE } from '#platform/calls/wire/primitives.ts';
import { actorRecord, authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { type Minor, proportion } from '#platform/money/rules/money.ts';
import { keepStock } from '#stock/ingredients/server/enter-stock.ts';
import { keepPrice } from '#stock/ingredients/server/ingredients.ts';
import { findSupplier } from '#stock/ingredients/server/suppliers.ts';
import type { PurchaseLine } from '../tables.ts';
import { MOST_OPEN_BILLS, type ReceiveBody } from '../wire/buying.ts';
import { lockPurchase } from './order.ts';
import { countOpenBills, insertBill, updatePurchase } from './queries.ts';

/** Writes down what a supplier brought, and what is owed for it. An order of which all came is closed. */
export async function receivePurchase(ctx: StoreCtx, id: string, body: ReceiveBody): Promise<void> {
  authorise(ctx, 'stock.count');
  // What things cost is the office's.
  if (body.amount !== undefined || body.lines.some(({ price }) => price !== undefined))
    authorise(ctx, 'stock.manage');
  await withTransaction(ctx, async (tx) => {
    const row = await lockPurchase(tx, id);
    const { name } = await findSupplier(tx, row.supplierId);
    const came = body.lines.map((line) => cameOf(line, row.lines));
    const amount = amountOf(came, body);
    // A figure too many, at the door, would be owed.
    if (came.some(isFarMore)) authorise(tx, 'stock.manage');
    await refuseTooMany(tx);
    const number = body.number?.trim() ?? '';
    const locked = await keepStock(tx, {
      what: 'bought',
      note: [name, number].filter(Boolean).join(' · '),
      lines: came.map(({ line, quantity, cost }) => ({
        ingredient: line.ingredientId,
        quantity,
        cost: cost ?? undefined,
      })),
    });
    for (const { line, price } of came)
      if (price !== undefined) await keepPrice(tx, locked.get(line.ingredientId), { price, pack: line.pack });
    const lines = row.lines.map((line) => {
      const quantity = came.find((one) => one.line === line)?.quantity ?? 0;
      return { ...line, received: line.received + quantity };
    });
    const isAll = lines.every(({ pack, packs, received }) => received >= pack.amount * packs);
    await updatePurchase(tx.db, row, { lines, closedAt: isAll ? new Date(tx.now) : null });
    await insertBill(tx.db, {
      storeId: tx.storeId,
      id: uuidV7(tx.now),
      supplierId: row.supplierId,
      purchaseId: row.id,
      number,
      amount,
      dueOn: body.dueOn ?? null,
      receivedAt: new Date(tx.now),
      author: actorRecord(tx.actor),
      paidAt: null,
      paidFrom: null,
      paidBy: null,
      entryId: null,
    });
  });
}

async function refuseTooMany({ db, storeId }: StoreCtx): Promise<void> {
  if ((await countOpenBills(db, storeId)) < MOST_OPEN_BILLS) return;
  throw fieldFault({ lines: { rule: 'tooManyOpenBills', most: MOST_OPEN_BILLS } });
}

interface Came {
  line: PurchaseLine;
  quantity: number;
  /** Of a pack, where the office says so. */
  price: Minor | undefined;
  /** Of all that came. Null if nobody knows: then it is worth what the ingredient costs so far. */
  cost: Minor | null;
}

function cameOf(
  { ingredient, quantity, had, price }: ReceiveBody['lines'][number],
  lines: PurchaseLine[],
): Came {
  const line = lines.find(({ ingredientId }) => ingredientId === ingredient);
  if (!line || quantity === 0) throw fieldFault({ lines: { rule: line ? 'quantity' : 'invalid' } });
  if (had !== undefined && had !== line.received) throw new AppError('PURCHASE_CHANGED');
  const paid = line.pack.amount > 0 ? (price ?? line.price) : null;
  return { line, quantity, price, cost: paid === null ? null : proportion(quantity, paid, line.pack.amount) };
}

/** More than twice what is left of the line. */
function isFarMore({ line: { pack, packs, received }, quantity }: Came): boolean {
  return quantity > 2 * Math.max(0, pack.amount * packs - received);
}

/** What is owed for it. */
function amountOf(came: readonly Came[], { amount }: ReceiveBody): Minor {
  const owed = amount ?? came.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
  const isTooMuch = owed > LARGEST_PRICE || came.some(({ cost }) => (cost ?? 0) > LARGEST_PRICE);
  if (isTooMuch) throw fieldFault({ lines: { rule: 'amount' } });
  return owed;
}
