import { maySettleByHand, nextRefundPoll } from '#money/bills/rules/refund.ts';
import { lockWithAttempts } from '#money/payments/server/paid-attempts.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { RefundView, SettledBody } from '../wire/refunds.ts';
import { askOnly } from './ask-gateway.ts';
import { updateRefundDue } from './due-queries.ts';
import { refundRowView } from './get-refunds.ts';
import { lockRefund, type RefundRow, selectRefund } from './queries.ts';
import { endRefund, settleRefund } from './settle-refund.ts';

/**
 * Settles a refund by what somebody found in the gateway's account. If the gateway answers now, its answer counts
 * instead; the result says which it was. The gateway is asked for some more days, so that a contradiction is noticed.
 */
export async function settleByHand(ctx: StoreCtx, id: string, said: SettledBody): Promise<RefundView> {
  authorise(ctx, 'order.refund');
  const refund = await findRefund(ctx, id);
  if (refund.state !== 'pending') return refundRowView(refund);
  if (!maySettleByHand(refund.createdAt.getTime(), ctx.now)) throw new AppError('REFUND_UNDER_WAY');
  const answer = await askOnly(ctx, refund);
  if (answer.state === 'pending') throw new AppError('REFUND_UNDER_WAY');
  if (answer.state === 'done' || answer.state === 'failed') await settleRefund(ctx, refund, answer);
  else await settle(ctx, refund, said);
  return refundRowView(await findRefund(ctx, id));
}

async function settle(
  ctx: StoreCtx,
  { id, orderId }: RefundRow,
  { outcome, reason }: SettledBody,
): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const { db, storeId, now } = tx;
    await lockWithAttempts(tx, storeId, orderId);
    const refund = await lockRefund(db, storeId, id);
    if (refund?.state !== 'pending') return;
    await endRefund(tx, refund, { state: outcome, reason, checked: true });
    await updateRefundDue(db, id, new Date(nextRefundPoll(refund.createdAt.getTime(), now)));
  });
}

export async function findRefund({ db, storeId }: StoreCtx, id: string): Promise<RefundRow> {
  const refund = await selectRefund(db, storeId, id);
  if (!refund) throw new AppError('ORDER_NOT_FOUND');
  return refund;
}
