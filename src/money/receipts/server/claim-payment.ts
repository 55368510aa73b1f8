import { dueOf } from '#money/bills/rules/balance.ts';
import { mayClaim } from '#money/bills/rules/receipts.ts';
import { asOf } from '#ordering/orders/server/as-of.ts';
import { findOrderBySlug, lockStoredOrder } from '#ordering/orders/server/find-order.ts';
import { getOrderStatus } from '#ordering/orders/server/get-order.ts';
import { refuseWhenLong } from '#ordering/orders/server/long-logs.ts';
import type { OrderView } from '#ordering/orders/wire/order.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { appendLog } from '#platform/realtime/server/append-log.ts';
import type { ClaimBody } from '../wire/receipts.ts';
import { updatePaymentState } from './queries.ts';

interface Claiming extends ClaimBody {
  slug: string;
}

/**
 * Records that a guest claims to have paid by UPI. A claim pays nothing until the staff have checked the account. Its
 * reference can be corrected until then; its amount stays, since it is the amount in the code that was scanned.
 */
export async function claimPayment(ctx: Ctx, { slug, utr }: Claiming): Promise<OrderView> {
  const { limiter, storeCache } = ctx.services;
  const { storeId, id } = await findOrderBySlug(ctx, slug);
  await limiter.take('claimsOfOrder', id);
  const { store } = await storeCache.get(storeId);
  // Before the lock: only finds the order; a guest may have paid even if the store has removed its UPI
  // address since.
  await withTransaction({ ...ctx, storeId }, async (tx) => {
    const stored = await lockStoredOrder(tx, storeId, id);
    const { order, log } = stored;
    const { fold } = asOf(stored);
    const { paymentState: payment, currency } = order;
    if (payment === 'awaiting') throw new AppError('PAYMENT_AWAITED');
    const money = { ...fold, payment, currency };
    const known = fold.claim;
    // A round is paid with the others of its table.
    const isOffered = known !== null || (store.upi !== null && order.sittingId === null);
    if (!isOffered || !mayClaim(money)) throw new AppError('PAYMENT_NOT_DUE');
    if (known && (utr === undefined || utr === known.utr)) return;
    refuseWhenLong(log.length, 'money');
    await updatePaymentState(tx.db, order, { from: payment, to: 'claimed' });
    const claim = { what: 'claim' as const, amount: known?.amount ?? dueOf(money) };
    const event = utr === undefined ? claim : { ...claim, utr };
    await appendLog(tx, storeId, { kind: 'order', orderId: id, event });
  });
  return getOrderStatus(ctx, slug);
}
