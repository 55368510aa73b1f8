import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import type { DueEntry } from '#platform/db/server/claim-due.ts';
import type { Delivery } from '#platform/ports/server/channels.ts';
import { nextTry } from '../rules/messages.ts';
import { openContent } from './content.ts';
import { handOver } from './hand-over.ts';
import { createLanes, type Lanes } from './lanes.ts';
import { selectPayer } from './push/push-queries.ts';
import { deleteMessageDue, type MessageRow, selectMessage, updateMessageDue, updateTry } from './queries.ts';

/** Sends one message. If the process dies before the outcome is recorded, it is sent again. */
export async function deliverOne(
  ctx: Ctx,
  { storeId, id }: DueEntry,
  ways: Lanes = createLanes(ctx.services),
): Promise<void> {
  const message = await selectMessage(ctx.db, storeId, id);
  const sealed = message?.contentSealed;
  if (!message || !sealed || message.state !== 'queued') return deleteMessageDue(ctx.db, id);
  if (message.validUntil.getTime() <= ctx.now) return recordOutcome(ctx, message, TOO_LATE);
  const payer = message.channel === 'push' ? await selectPayer(ctx.db, storeId) : storeId;
  const wait = ways.waitFor({ ...message, payer });
  if (wait > 0) return updateMessageDue(ctx.db, id, new Date(ctx.now + wait));
  await ways.go({ ...message, payer }, async () => {
    const present = () => ({ ...ctx, now: ctx.services.clock() });
    const delivery = await handOver(present(), message, openContent(ctx.services.secrets, sealed));
    await recordOutcome(present(), message, delivery);
    return delivery;
  });
}

const TOO_LATE = { state: 'dropped', reason: 'too-late' } as const;
type Outcome = Delivery | typeof TOO_LATE;

function recordOutcome(ctx: Ctx, message: MessageRow, outcome: Outcome): Promise<void> {
  const { id, tries } = message;
  const settled = { tries: tries + 1, settledAt: new Date(ctx.now) };
  return withTransaction(ctx, async (tx) => {
    const again = outcome.state === 'failing' ? nextTry(tries + 1, tx.now) : null;
    if (outcome.state === 'failing' && again !== null) {
      const isMine = await updateTry(tx.db, message, { tries: tries + 1, reason: outcome.reason });
      if (isMine) await updateMessageDue(tx.db, id, new Date(again));
      return;
    }
    const isMine = await updateTry(tx.db, message, { ...settled, ...endOf(outcome) });
    if (isMine) await deleteMessageDue(tx.db, id);
  });
}

/** Erases contents that are no longer needed. A failed message keeps them, so that it can be sent again by hand. */
function endOf(outcome: Outcome): Partial<MessageRow> {
  switch (outcome.state) {
    case 'sent':
      return { state: 'sent', providerId: outcome.providerId, reason: '', contentSealed: null };
    case 'gone':
      return { state: 'dropped', reason: 'unsubscribed', contentSealed: null };
    case 'dropped':
      return { state: 'dropped', reason: outcome.reason, contentSealed: null };
    default:
      return { state: 'failed', reason: outcome.reason };
  }
}
