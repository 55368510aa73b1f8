import type { PaymentForm } from '#domain/api/order.ts';
import { PAYMENT_PATIENCE_MS } from '#domain/payment.ts';
import { type Ctx, withTransaction } from '../context.ts';
import type { Limit } from '../http/limiter.ts';
import { findOrderBySlug } from '../ordering/find-order.ts';
import { lockAwaiting } from '../ordering/lock-awaiting.ts';
import { takesOnlinePayment } from '../stores/gateway.ts';
import { type AttemptRow, readAttemptOf } from './queries.ts';
import { draftAttempt, isBeingStarted, keepAttempt, startAttempt } from './start-payment.ts';

const BY_ADDRESS: Limit = { name: 'payments by address', most: 60, windowMs: 60_000 };
const BY_ORDER: Limit = { name: 'payments by order', most: 10, windowMs: PAYMENT_PATIENCE_MS };

/**
 * The form of an order that waits for its payment. Where the gateway could not begin the last attempt, or nobody knows
 * what has become of it, this makes a new one. Null when the order doesn't wait, or the gateway is not there again.
 */
export async function payAgain(
  ctx: Ctx,
  { slug, address }: { slug: string; address: string },
): Promise<PaymentForm | null> {
  const { limiter } = ctx.services;
  limiter.take(BY_ADDRESS, address);
  const order = await findOrderBySlug(ctx, slug);
  if (order.paymentState !== 'awaiting') return null;
  limiter.take(BY_ORDER, `${order.storeId} ${order.id}`);
  const attempt = await latestOrNew(ctx, order);
  return attempt && (attempt.form ?? startAttempt(ctx, attempt));
}

/** Under the order's lock, so that two who ask at once go on with one attempt. */
async function latestOrNew(
  ctx: Ctx,
  { storeId, id }: { storeId: string; id: string },
): Promise<AttemptRow | null> {
  const { store } = await ctx.services.shelf.getPresent(ctx.db, storeId);
  return withTransaction(ctx, async (tx) => {
    const order = await lockAwaiting(tx, storeId, id);
    if (!order) return null;
    const latest = await readAttemptOf(tx.db, storeId, id);
    if (latest?.state === 'awaiting' && (latest.form || isBeingStarted(tx, latest))) return latest;
    if (!takesOnlinePayment(store)) return null;
    const attempt = await draftAttempt(tx, store, order);
    await keepAttempt(tx, attempt, order);
    return attempt;
  });
}
