import type { OrderView } from '#domain/api/order.ts';
import type { ClaimBody } from '#domain/api/receipts.ts';
import { dueOf } from '#domain/books.ts';
import { AppError } from '#domain/errors.ts';
import { foldOrder } from '#domain/order.ts';
import { mayClaim } from '#domain/receipts.ts';
import { type Ctx, withTransaction } from '../../context.ts';
import type { Limit } from '../../http/limiter.ts';
import { appendLog } from '../../realtime/append-log.ts';
import { findOrderBySlug, holdStoredOrder } from '../find-order.ts';
import { toEntries } from '../present.ts';
import { readOrderStatus } from '../read-order.ts';
import { setPaymentState } from './queries.ts';

const BY_ADDRESS: Limit = { name: 'claims by address', most: 120, windowMs: 60_000 };
const BY_ORDER: Limit = { name: 'claims by order', most: 10, windowMs: 60 * 60_000 };

interface Claiming extends ClaimBody {
  slug: string;
  address: string;
}

/**
 * A guest says to have paid by UPI. Nothing is believed by it: somebody of the staff looks into the account. Until then
 * its reference can be put right; the amount stays that of the first time, for it is what the code said.
 */
export async function claimPayment(ctx: Ctx, { slug, address, utr }: Claiming): Promise<OrderView> {
  const { limiter, shelf } = ctx.services;
  limiter.take(BY_ADDRESS, address);
  const { storeId, id } = await findOrderBySlug(ctx, slug);
  limiter.take(BY_ORDER, id);
  const { store } = await shelf.get(storeId);
  await withTransaction(ctx, async (tx) => {
    const { order, log } = await holdStoredOrder(tx, storeId, id);
    const fold = foldOrder(toEntries(log));
    const { paymentState: payment, refunded, currency } = order;
    if (payment === 'awaiting') throw new AppError('PAYMENT_AWAITED');
    const money = { ...fold, payment, refunded, currency };
    const known = fold.claim;
    const isOffered = known !== null || store.upi !== null;
    if (!isOffered || !mayClaim(money)) throw new AppError('PAYMENT_NOT_DUE');
    if (known && (utr === undefined || utr === known.utr)) return;
    await setPaymentState(tx.db, order, { from: payment, to: 'claimed' });
    const claim = { what: 'claim' as const, amount: known?.amount ?? dueOf(money) };
    const event = utr === undefined ? claim : { ...claim, utr };
    await appendLog(tx, storeId, { kind: 'order', orderId: id, event });
  });
  return readOrderStatus(ctx, slug);
}
