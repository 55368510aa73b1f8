import type { Ctx } from '../../platform/context/context.ts';
import { paymentDue } from '../../platform/db/schema/payments.ts';
import { runDueList } from '../../platform/due/run-due.ts';
import { askAgain } from './ask-again.ts';

const AGAIN_AFTER_MS = 30_000;

/** Asks again about the attempts that are due. */
export async function expirePayments(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const list = { table: paymentDue, id: paymentDue.attemptId };
  await runDueList(ctx, { list, againAfterMs: AGAIN_AFTER_MS, work: askAgain }, signal);
}
