import { tabOf } from '#money/payments/rules/tab.ts';
import { findOrderBySlug, findTabs } from '#ordering/orders/server/find-order.ts';
import { lockTabOf, type Tab } from '#ordering/orders/server/lock-tab.ts';
import { authorise, type Ctx, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { type Buyer, eachBuyerOnce, isSameBuyer, tidyBuyer } from '../rules/buyer.ts';
import {
  type BillPreview,
  BUYERS_AT_ONCE,
  type BuyerBody,
  type KnownBuyers,
  type OwnBuyer,
} from '../wire/bills.ts';
import { creditWhole, issueAgain } from './issuing/issue-anew.ts';
import { previewBill } from './issuing/issue-bill.ts';
import { buyerOf } from './issuing/standing-bill.ts';
import { selectBillsOf, selectBuyers, updateBuyer } from './queries.ts';

const BUYERS_READ = 200;

/** Makes the bill out to a company. One that was issued is credited whole and issued anew, both in one act. */
export async function setBuyer(ctx: StoreCtx, orderId: string, body: BuyerBody): Promise<BillPreview> {
  authorise(ctx, 'bill.issue');
  await ctx.services.limiter.take('changesOfOrder', `${ctx.storeId} ${orderId}`);
  await withTransaction(ctx, async (tx) => {
    const { tab } = await lockTabOf(tx, tx.storeId, orderId);
    const issued = await selectBillsOf(tx.db, tx.storeId, tab.id);
    const buyer = body.buyer && tidyBuyer(body.buyer);
    if (issued.length === 0) await keepBuyer(tx, tab, buyer);
    else if (!isSameBuyer(buyer, buyerOf(tab.orders, issued))) {
      await creditWhole(tx, tab);
      await issueAgain(tx, tab, buyer);
    }
  });
  return previewBill(ctx, orderId);
}

/** What the guest has entered for the bill of their order's tab. */
export async function readOwnBuyer(ctx: Ctx, slug: string): Promise<OwnBuyer> {
  const order = await findOrderBySlug(ctx, slug);
  const tabId = tabOf(order);
  const issued = await selectBillsOf(ctx.db, order.storeId, tabId);
  const orders = (await findTabs(ctx, order.storeId, [tabId])).get(tabId) ?? [order];
  return { buyer: buyerOf(orders, issued), isIssued: issued.length > 0 };
}

export async function setOwnBuyer(ctx: Ctx, slug: string, body: BuyerBody): Promise<OwnBuyer> {
  const { storeId, id } = await findOrderBySlug(ctx, slug);
  await ctx.services.limiter.take('ownBuyersOfOrder', id);
  // Before the lock: finds the order; whether its bill is issued is read under the lock of the tab.
  await withTransaction({ ...ctx, storeId }, async (tx) => {
    const { tab } = await lockTabOf(tx, storeId, id);
    if ((await selectBillsOf(tx.db, storeId, tab.id)).length > 0) throw new AppError('BILL_ISSUED');
    await keepBuyer(tx, tab, body.buyer && tidyBuyer(body.buyer));
  });
  return readOwnBuyer(ctx, slug);
}

/** Companies of earlier bills, for the staff to choose from. */
export async function findBuyers(ctx: StoreCtx, q: string): Promise<KnownBuyers> {
  authorise(ctx, 'bill.issue');
  const found = await selectBuyers(ctx.db, ctx.storeId, q.trim(), BUYERS_READ);
  return { buyers: eachBuyerOnce(found, BUYERS_AT_ONCE) };
}

async function keepBuyer(tx: Ctx, { storeId, orders }: Tab, buyer: Buyer | null): Promise<void> {
  await updateBuyer(
    tx.db,
    storeId,
    orders.map(({ id }) => id),
    buyer,
  );
}
