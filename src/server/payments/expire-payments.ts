import type { Ctx } from '../context.ts';
import { openGateway } from '../stores/gateway.ts';
import { claimDue, type DueRow, readAttempt } from './queries.ts';
import { settlePayment } from './settle-payment.ts';
import { knownOf } from './take-return.ts';

const AT_ONCE = 10;
/** Longer than it takes to ask a gateway that does not answer. */
const AGAIN_AFTER_MS = 30_000;

/** Ends the waiting of the orders whose time is over. Several processes may do it at once. */
export async function expirePayments(ctx: Ctx): Promise<void> {
  const [now, again] = [new Date(ctx.now), new Date(ctx.now + AGAIN_AFTER_MS)];
  for (;;) {
    const due = await claimDue(ctx.db, { now, again, most: AT_ONCE });
    const results = await Promise.allSettled(due.map((row) => expire(ctx, row)));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    if (due.length < AT_ONCE) return;
  }
}

/** Asks once more before: a customer who has paid may have lost the way back. */
async function expire(ctx: Ctx, { storeId, attemptId }: DueRow): Promise<void> {
  const attempt = await readAttempt(ctx.db, storeId, attemptId);
  if (!attempt) return;
  const gateway = openGateway(ctx.services.secrets, attempt.gatewaySealed);
  const answer = await ctx.services.payments.fetchStatus(gateway, attempt.gatewayOrderId);
  const known = knownOf(answer, attempt);
  const state = known ? await settlePayment(ctx, attempt, known) : attempt.state;
  if (state === 'awaiting') await settlePayment(ctx, attempt, { outcome: 'expired' });
}
