import { nextTry } from '#domain/messages.ts';
import { type Ctx, withTransaction } from '../context.ts';
import type { DueEntry } from '../db/claim-due.ts';
import type { Delivery } from './channels.ts';
import { openContent } from './content.ts';
import { handOver } from './hand-over.ts';
import { forgetDue, type MessageRow, noteTry, putOffDue, readMessage } from './queries.ts';

/** Whether whoever takes such messages has answered. Should we die before it is noted, it is sent once more. */
export async function deliverOne(ctx: Ctx, { storeId, id: messageId }: DueEntry): Promise<boolean> {
  const message = await readMessage(ctx.db, storeId, messageId);
  if (!message?.contentSealed || message.state !== 'queued') {
    await forgetDue(ctx.db, messageId);
    return true;
  }
  const delivery =
    message.validUntil.getTime() <= ctx.now
      ? TOO_LATE
      : await handOver(ctx, message, openContent(ctx.services.secrets, message.contentSealed));
  await note({ ...ctx, now: ctx.services.clock() }, message, delivery);
  return delivery.state !== 'failing';
}

const TOO_LATE = { state: 'dropped', reason: 'too-late' } as const;
type Outcome = Delivery | typeof TOO_LATE;

function note(ctx: Ctx, message: MessageRow, outcome: Outcome): Promise<void> {
  const { id, tries } = message;
  const settled = { tries: tries + 1, settledAt: new Date(ctx.now) };
  return withTransaction(ctx, async (tx) => {
    const again = outcome.state === 'failing' ? nextTry(tries + 1, tx.now) : null;
    if (outcome.state === 'failing' && again !== null) {
      const isMine = await noteTry(tx.db, message, { tries: tries + 1, reason: outcome.reason });
      if (isMine) await putOffDue(tx.db, id, new Date(again));
      return;
    }
    const isMine = await noteTry(tx.db, message, { ...settled, ...endOf(outcome) });
    if (isMine) await forgetDue(tx.db, id);
  });
}

/** What nobody will need again is not kept; what has failed may be sent once more by hand. */
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
