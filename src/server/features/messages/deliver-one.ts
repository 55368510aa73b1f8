import { nextTry } from '#domain/messages/messages.ts';
import { type Ctx, withTransaction } from '../../platform/context/context.ts';
import type { DueEntry } from '../../platform/db/claim-due.ts';
import type { Delivery } from '../../platform/ports/channels.ts';
import { openContent } from './content.ts';
import { handOver } from './hand-over.ts';
import { readPayer } from './push-queries.ts';
import { forgetDue, type MessageRow, noteTry, putOffDue, readMessage } from './queries.ts';
import { createWays, type Ways } from './ways.ts';

/** Should we die before it is noted, it is sent once more. */
export async function deliverOne(
  ctx: Ctx,
  { storeId, id }: DueEntry,
  ways: Ways = createWays(ctx.services),
): Promise<void> {
  const message = await readMessage(ctx.db, storeId, id);
  const sealed = message?.contentSealed;
  if (!message || !sealed || message.state !== 'queued') return forgetDue(ctx.db, id);
  if (message.validUntil.getTime() <= ctx.now) return note(ctx, message, TOO_LATE);
  const payer = message.channel === 'push' ? await readPayer(ctx.db, storeId) : storeId;
  const wait = ways.waitFor({ ...message, payer });
  if (wait > 0) return putOffDue(ctx.db, id, new Date(ctx.now + wait));
  await ways.go({ ...message, payer }, async () => {
    const present = () => ({ ...ctx, now: ctx.services.clock() });
    const delivery = await handOver(present(), message, openContent(ctx.services.secrets, sealed));
    await note(present(), message, delivery);
    return delivery;
  });
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
