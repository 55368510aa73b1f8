import { findOrderBySlug, lockAwaiting } from '#ordering/orders/server/find-order.ts';
import type { PaymentForm } from '#ordering/orders/wire/order.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { lockStore } from '#restaurant/stores/server/find-store.ts';
import { takesOnlinePayment } from '#restaurant/stores/server/gateway.ts';
import { type AttemptRow, selectAttemptOf } from './queries.ts';
import { draftAttempt, isBeingStarted, keepAttempt, payableOrder, startAttempt } from './start-payment.ts';

/**
 * The form of an order that waits for its payment. Makes a new attempt where the gateway could not begin the last one,
 * or where it is unknown whether it did. Null if the order doesn't wait or the gateway is still unreachable.
 */
export async function payAgain(ctx: Ctx, slug: string): Promise<PaymentForm | null> {
  const order = await findOrderBySlug(ctx, slug);
  if (order.paymentState !== 'awaiting') return null;
  await ctx.services.limiter.take('paymentsOfOrder', `${order.storeId} ${order.id}`);
  const attempt = await latestOrNew(ctx, order);
  return attempt && (attempt.form ?? startAttempt(ctx, attempt));
}

/** Runs under the order's lock, so that simultaneous requests share one attempt. */
async function latestOrNew(
  ctx: Ctx,
  { storeId, id }: { storeId: string; id: string },
): Promise<AttemptRow | null> {
  return withTransaction({ ...ctx, storeId }, async (tx) => {
    // The store is locked before the order, as in placing: an attempt uses the account that the store has at COMMIT.
    const store = await lockStore(tx.db, storeId);
    const order = await lockAwaiting(tx, storeId, id);
    if (!order) return null;
    const latest = await selectAttemptOf(tx.db, storeId, id);
    if (latest?.state === 'awaiting' && (latest.form || isBeingStarted(tx, latest))) return latest;
    if (!takesOnlinePayment(store)) return null;
    const attempt = await draftAttempt(tx, store, payableOrder(order));
    await keepAttempt(tx, attempt, order);
    return attempt;
  });
}
