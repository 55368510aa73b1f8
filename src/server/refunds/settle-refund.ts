import type { RefundState } from '#domain/refund-ways.ts';
import { type Ctx, withTransaction } from '../context.ts';
import { holdOrder } from '../ordering/find-order.ts';
import { noteRefund } from '../ordering/give-back.ts';
import { holdPaidAttempts } from '../payments/paid-attempts.ts';
import type { RefundAnswer } from '../payments/provider.ts';
import { forgetDue } from './due-queries.ts';
import { lockRefund, noteReturned, type RefundRow, updateRefund } from './queries.ts';

type Known = Exclude<RefundAnswer, { state: 'unreachable' | 'refused' }>;

const LONGEST_REASON = 400;

/** Once for each refund, whoever hears it first. What was not given back is owed again. */
export async function settleRefund(
  ctx: Ctx,
  { storeId, id, orderId }: Pick<RefundRow, 'storeId' | 'id' | 'orderId'>,
  { state, gatewayRefundId, reason = '' }: Known,
): Promise<RefundState | null> {
  return withTransaction(ctx, async (tx) => {
    if (state === 'failed') await holdPaidAttempts(tx, storeId, orderId);
    await holdOrder(tx, storeId, orderId);
    const refund = await lockRefund(tx.db, storeId, id);
    if (refund?.state !== 'pending') return refund?.state ?? null;
    const at = new Date(tx.now);
    const known = {
      acceptedAt: refund.acceptedAt ?? at,
      gatewayRefundId: gatewayRefundId ?? refund.gatewayRefundId,
    };
    if (state === 'pending') {
      await updateRefund(tx.db, refund, known);
      return state;
    }
    const { how, amount } = refund;
    const failure = state === 'failed' ? reason.slice(0, LONGEST_REASON) : null;
    await updateRefund(tx.db, refund, { ...known, state, failure, settledAt: at });
    if (state === 'failed') await noteReturned(tx.db, storeId, [refund]);
    const event = { what: 'refund' as const, refundId: id, step: state, how, amount };
    await noteRefund(tx, storeId, orderId, failure ? { ...event, reason: failure } : event);
    await forgetDue(tx.db, id);
    return state;
  });
}
