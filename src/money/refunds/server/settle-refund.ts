import { contradictionOf } from '#money/bills/rules/refund.ts';
import type { RefundState } from '#money/payments/rules/refund-ways.ts';
import { lockWithAttempts, reportUnclear } from '#money/payments/server/paid-attempts.ts';
import { levelAfter } from '#money/tabs/server/level-tab.ts';
import { findOrder } from '#ordering/orders/server/find-order.ts';
import { noteRefund } from '#ordering/orders/server/order-money.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import type { RefundAnswer } from '#platform/ports/server/gateways.ts';
import { deleteRefundDue } from './due-queries.ts';
import { lockRefund, type RefundRow, updateRefund, updateReturned } from './queries.ts';

type Known = Exclude<RefundAnswer, { state: 'unreachable' | 'refused' }>;

const LONGEST_REASON = 400;

/** Settles a refund once, by the first answer. A failed refund is owed again. */
export async function settleRefund(
  ctx: Ctx,
  seen: Pick<RefundRow, 'storeId' | 'id' | 'orderId'>,
  { state, gatewayRefundId, reason = '' }: Known,
): Promise<RefundState | null> {
  const { storeId, orderId } = seen;
  return withTransaction(ctx, async (tx) => {
    await lockWithAttempts(tx, storeId, orderId);
    const refund = await lockRefund(tx.db, storeId, seen.id);
    if (!refund) return null;
    if (refund.state !== 'pending') {
      await compare(tx, refund, state);
      return refund.state;
    }
    const accepted = {
      acceptedAt: refund.acceptedAt ?? new Date(tx.now),
      gatewayRefundId: gatewayRefundId ?? refund.gatewayRefundId,
    };
    await updateRefund(tx.db, refund, accepted);
    if (state === 'pending') return state;
    await endRefund(tx, refund, { state, reason: state === 'failed' ? reason.slice(0, LONGEST_REASON) : '' });
    await deleteRefundDue(tx.db, refund.id);
    return state;
  });
}

/**
 * Ends the refund. The caller holds the locks of the attempts, the order and the refund. What failed may pay another
 * round of the table.
 */
export async function endRefund(
  tx: Ctx,
  refund: RefundRow,
  { state, reason, ...more }: { state: 'done' | 'failed'; reason: string; checked?: true },
): Promise<void> {
  const { storeId, id, orderId, how, amount } = refund;
  const order = await findOrder(tx, storeId, orderId);
  const failure = state === 'failed' ? reason : null;
  await updateRefund(tx.db, refund, { state, failure, settledAt: new Date(tx.now) });
  if (state === 'failed') await updateReturned(tx.db, storeId, [refund]);
  const event = { what: 'refund' as const, refundId: id, step: state, how, amount, ...more };
  await noteRefund(tx, storeId, orderId, reason ? { ...event, reason } : event);
  if (state === 'failed') await levelAfter(tx, order);
}

/** Compares the gateway's answer with what the staff decided before, and lists a contradiction for checking. */
async function compare(tx: Ctx, refund: RefundRow, told: RefundState): Promise<void> {
  if (told === 'pending') return;
  const { storeId, id, attemptId } = refund;
  const contradiction = contradictionOf(refund, told);
  if (contradiction && attemptId) await reportUnclear(tx, { storeId, id: attemptId }, contradiction);
  await deleteRefundDue(tx.db, id);
}
