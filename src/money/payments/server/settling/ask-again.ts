import type { Ctx } from '#platform/context/server/context.ts';
import type { DueEntry } from '#platform/db/server/claim-due.ts';
import { runDueList, takenFor } from '#platform/due/server/run-due.ts';
import { openGateway } from '#restaurant/stores/server/gateway.ts';
import { doubt } from '../../rules/doubts.ts';
import {
  doubtOf,
  type GatewayAnswer,
  isReceived,
  nextDailyPoll,
  nextPoll,
  PAYMENT_PATIENCE_MS,
} from '../../rules/payment.ts';
import { paymentDue } from '../../tables.ts';
import {
  type AttemptRow,
  deletePaymentDue,
  selectAttempt,
  selectPlacedAt,
  updateDoubt,
  updatePaymentDue,
} from '../queries.ts';
import { knownOf } from '../take-return.ts';
import { settlePayment } from './settle-payment.ts';

const SOON_MS = 30_000;

/**
 * Asks the gateway about an attempt whose result never arrived, since a guest who paid may not have come back.
 * Before the order's time is over, only a payment changes anything; after it, the order stops waiting whatever the
 * gateway says. Returns whether the gateway answered.
 */
export async function askAgain(ctx: Ctx, due: DueEntry): Promise<boolean> {
  const attempt = await selectAttempt(ctx.db, due.storeId, due.id);
  if (attempt) return settleBy(ctx, attempt, due);
  await deletePaymentDue(ctx.db, due);
  return true;
}

async function settleBy(ctx: Ctx, attempt: AttemptRow, due: DueEntry): Promise<boolean> {
  try {
    const end = await findEnd(ctx, attempt);
    const isEarly = ctx.now < end;
    const answer = await ask(ctx, attempt);
    const told = knownOf(answer, attempt);
    const known = isEarly && told?.outcome === 'failed' ? null : told;
    let state = known ? await settlePayment(ctx, attempt, known) : attempt.state;
    if (isEarly && !isReceived(state)) {
      const soon = answer.state === 'unreachable' ? ctx.now + SOON_MS : end;
      await updatePaymentDue(ctx.db, due, new Date(Math.min(soon, end)));
      return answer.state !== 'unreachable';
    }
    if (state === 'awaiting') state = await settlePayment(ctx, attempt, { outcome: 'expired' });
    // A payment can reach the gateway after the order was cancelled.
    const isHeard = isReceived(state) && answer.state !== 'unreachable';
    const next = isHeard ? null : await nextTime(ctx, attempt, doubtOf(answer));
    if (next === null) await deletePaymentDue(ctx.db, due);
    else await updatePaymentDue(ctx.db, due, new Date(next));
    return answer.state !== 'unreachable';
  } catch (error) {
    const late = ctx.now - attempt.createdAt.getTime() - PAYMENT_PATIENCE_MS;
    await updatePaymentDue(ctx.db, due, new Date(ctx.now + Math.max(late, SOON_MS)));
    throw error;
  }
}

/** Lists an attempt for the staff when its end stays unknown; the gateway is asked until it is known or checked. */
async function nextTime(
  ctx: Ctx,
  { storeId, id, createdAt, checkedAt }: AttemptRow,
  doubt: string | null,
): Promise<number | null> {
  const next = nextPoll(createdAt.getTime(), ctx.now);
  if (next !== null || doubt === null || checkedAt !== null) return next;
  await updateDoubt(ctx.db, { storeId, id }, doubt);
  return nextDailyPoll(createdAt.getTime(), ctx.now);
}

/** When the order stops waiting. A notice of the gateway can bring a question before that. */
async function findEnd(ctx: Ctx, attempt: AttemptRow): Promise<number> {
  const placedAt = (await selectPlacedAt(ctx.db, attempt)) ?? attempt.createdAt;
  return placedAt.getTime() + PAYMENT_PATIENCE_MS;
}

/** Credentials that can't be opened count as an unreachable gateway, so that the order does not wait for ever. */
async function ask(ctx: Ctx, attempt: AttemptRow): Promise<GatewayAnswer> {
  const { secrets, payments, onError } = ctx.services;
  try {
    const account = openGateway(secrets, attempt.gatewaySealed);
    return await payments[account.kind].fetchStatus(account, attempt);
  } catch (error) {
    onError(error);
    return { state: 'unreachable', reason: doubt('notAsked', {}) };
  }
}

const LIST = { table: paymentDue, id: paymentDue.attemptId, store: paymentDue.storeId };

/** Asks again about the attempts that are due. */
export async function expirePayments(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  await runDueList(ctx, { kind: 'payments', list: LIST, taken: takenFor(30_000), work: askAgain }, signal);
}
