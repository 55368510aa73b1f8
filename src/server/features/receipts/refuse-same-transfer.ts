import { claimedAlike } from '#domain/bills/receipts.ts';
import { AppError } from '#domain/errors.ts';
import type { Minor } from '#domain/money/money.ts';
import type { Receipt } from '#domain/money/payment.ts';
import { tabOf } from '#domain/money/tab.ts';
import type { OrderFold } from '#domain/order/fold-order.ts';
import { DAY } from '#domain/time/durations.ts';
import type { StoreCtx } from '../../platform/context/context.ts';
import type { OrderRow } from '../../platform/db/schema/orders.ts';
import { selectUpiNews, takeTransfer } from './queries.ts';

/**
 * Refuses to confirm a claim without a reference if another order's claim of the same amount may mean the same
 * transfer. Call it with the order locked. Each claim was committed before, so that two concurrent confirmations see
 * each other's.
 */
export async function refuseSameTransfer(
  { db, now }: StoreCtx,
  order: OrderRow,
  { claim }: OrderFold,
  { reference, amount }: Receipt & { amount: Minor },
): Promise<void> {
  if (reference !== undefined) {
    const orderNo = await takeTransfer(db, order.storeId, tabOf(order), reference);
    if (orderNo !== null) throw new AppError('UTR_TAKEN', { orderNo });
  } else if (claim) {
    const news = await selectUpiNews(db, order, { amount, since: new Date(now - DAY) });
    const orderNo = claimedAlike(news);
    if (orderNo !== null) throw new AppError('UTR_NEEDED', { orderNo });
  }
}
