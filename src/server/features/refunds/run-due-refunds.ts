import type { Ctx } from '../../platform/context/context.ts';
import { refundsDue } from '../../platform/db/schema/refunds.ts';
import { runDueList } from '../../platform/due/run-due.ts';
import { askAgain } from './ask-again.ts';

const AGAIN_AFTER_MS = 30_000;

/** Asks again about the refunds that are due. */
export async function runDueRefunds(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const list = { table: refundsDue, id: refundsDue.refundId };
  await runDueList(ctx, { list, againAfterMs: AGAIN_AFTER_MS, work: askAgain }, signal);
}
