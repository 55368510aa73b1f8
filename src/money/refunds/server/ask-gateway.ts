import { isRefusalFinal } from '#money/bills/rules/refund.ts';
import { doubt } from '#money/payments/rules/doubts.ts';
import { findAttempt } from '#money/payments/server/paid-attempts.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { RefundAnswer } from '#platform/ports/server/gateways.ts';
import { openGateway } from '#restaurant/stores/server/gateway.ts';
import type { RefundRow } from './queries.ts';
import { settleRefund } from './settle-refund.ts';

/**
 * Tells the gateway of a refund, or asks about it. `isFirst`: the gateway can't know of it yet. Returns whether
 * there was an answer.
 */
export async function askGateway(ctx: Ctx, refund: RefundRow, { isFirst }: { isFirst: boolean }) {
  const answer = await ask(ctx, refund, {
    mayTell: refund.state === 'pending' && refund.acceptedAt === null,
  });
  if (answer.state === 'unreachable') return false;
  if (answer.state !== 'refused') await settleRefund(ctx, refund, answer);
  else if (isRefusalFinal({ createdAt: refund.createdAt.getTime(), isFirst }, ctx.now))
    await settleRefund(ctx, refund, { ...answer, state: 'failed' });
  return true;
}

/** Asks without giving anything back. */
export async function askOnly(ctx: Ctx, refund: RefundRow): Promise<RefundAnswer> {
  return ask(ctx, refund, { mayTell: false });
}

/**
 * Repeats an unconfirmed refund under the same name instead of only asking about it. An unknown refund is not a failure
 * while the first request may still be on its way.
 */
async function ask(ctx: Ctx, refund: RefundRow, { mayTell }: { mayTell: boolean }): Promise<RefundAnswer> {
  const { secrets, payments, onError } = ctx.services;
  try {
    const attempt = refund.attemptId && (await findAttempt(ctx, refund.storeId, refund.attemptId));
    if (!attempt || attempt.gatewayTransactionId === null) throw new Error('The refund has no paid attempt');
    const account = openGateway(secrets, attempt.gatewaySealed);
    const provider = payments[account.kind];
    const request = {
      gatewayOrderId: attempt.gatewayOrderId,
      reference: attempt.reference,
      transactionId: attempt.gatewayTransactionId,
      refundId: refund.id.replaceAll('-', ''),
      amount: refund.amount,
    };
    return mayTell ? await provider.refund(account, request) : await provider.fetchRefund(account, request);
  } catch (error) {
    onError(error);
    return { state: 'unreachable', reason: doubt('notAsked', {}) };
  }
}
