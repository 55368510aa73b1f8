import { isStillPolled, nextRefundPoll } from '#money/bills/rules/refund.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { DueEntry } from '#platform/db/server/claim-due.ts';
import { runDueList, takenFor } from '#platform/due/server/run-due.ts';
import { refundsDue } from '../tables.ts';
import { askGateway } from './ask-gateway.ts';
import { deleteRefundDue, updateRefundDue } from './due-queries.ts';
import { selectRefund } from './queries.ts';

const LIST = { table: refundsDue, id: refundsDue.refundId, store: refundsDue.storeId };

/** Asks again about the refunds that are due. */
export async function runDueRefunds(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  await runDueList(ctx, { kind: 'refunds', list: LIST, taken: takenFor(30_000), work: askAgain }, signal);
}

/** Asks about a refund whose end is unknown. Returns whether there was an answer. */
export async function askAgain(ctx: Ctx, { storeId, id }: DueEntry): Promise<boolean> {
  const refund = await selectRefund(ctx.db, storeId, id);
  if (!refund || !isStillPolled({ ...refund, settledAt: refund.settledAt?.getTime() ?? null }, ctx.now)) {
    await deleteRefundDue(ctx.db, id);
    return true;
  }
  // Sets the next question first, whatever this answer is; settling deletes it.
  const next = nextRefundPoll(refund.createdAt.getTime(), ctx.now);
  await updateRefundDue(ctx.db, id, new Date(next));
  return askGateway(ctx, refund, { isFirst: false });
}
