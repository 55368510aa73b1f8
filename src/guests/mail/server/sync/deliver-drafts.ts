import type { Ctx } from '#platform/context/server/context.ts';
import type { Sending } from '#platform/ports/server/mail-servers.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { MOST_FORWARDED_BYTES, retryAfter } from '../../rules/mailbox.ts';
import { type DraftRow, deleteSent, selectInState, takeDueDraft, updateDraft } from '../draft-queries.ts';
import { selectLetter } from '../letter-queries.ts';
import { downloadFile, findUid, inFolder, inRound, type Round } from './round.ts';
import { type SentFile, writeSource } from './write-source.ts';

const MOST_TRIES = 5;
/** It never leaves without what it says is with it. */
const FILES_GONE: Sending = { outcome: 'refused', reason: 'The forwarded files are not in the mailbox' };
/** What is left then is due at once, for the next round. */
const MOST_SENDING_MS = MINUTE;

/** Sends what is due, each letter once, and puts copies of those that have left among the sent ones. */
export async function deliverDrafts(ctx: Ctx, round: Round): Promise<void> {
  const { db } = ctx;
  const { storeId } = round.held;
  for (const draft of await selectInState(db, storeId, 'sending')) await findOut(ctx, round, draft);
  while (ctx.services.clock() < ctx.now + MOST_SENDING_MS) {
    const draft = await inRound(ctx, round.held, (tx) => takeDueDraft(tx.db, storeId, new Date(ctx.now)));
    if (draft === null) break;
    const { to, cc } = draft;
    const files = await filesOf(ctx, round, draft).catch(async (error: unknown) => {
      // It has certainly not left.
      await note(ctx, round, draft, { outcome: 'later', reason: 'The files could not be fetched' });
      throw error;
    });
    if (files === null) {
      await note(ctx, round, draft, FILES_GONE);
      continue;
    }
    const source = await sourceOf(ctx, round, draft, files);
    const letter = { from: round.mailbox.address, readers: [...new Set([...to, ...cc])], source };
    await note(ctx, round, draft, await ctx.services.mailServers.send(round.login, letter));
  }
  for (const draft of await selectInState(db, storeId, 'sent')) await keepCopy(ctx, round, draft);
}

/** A process died with this letter. Servers that keep copies themselves tell; otherwise nobody knows. */
async function findOut(ctx: Ctx, round: Round, draft: DraftRow): Promise<void> {
  const isSent = await inFolder(round, 'sent', async () => findUid(round.imap, draft.messageId ?? ''));
  const state = isSent === null ? 'unknown' : 'sent';
  await inRound(ctx, round.held, ({ db }) => updateDraft(db, draft, ['sending'], { state }));
}

async function note(ctx: Ctx, { held }: Round, draft: DraftRow, sending: Sending): Promise<void> {
  const to = afterSending(draft, sending, ctx.services.clock());
  await inRound(ctx, held, ({ db }) => updateDraft(db, draft, ['sending'], to));
}

function afterSending({ tries }: DraftRow, sending: Sending, now: number): Partial<DraftRow> {
  if (sending.outcome === 'sent') return { state: 'sent', refused: sending.refused, reason: '' };
  const { outcome, reason } = sending;
  if (outcome === 'unknown') return { state: 'unknown', reason };
  if (outcome === 'refused' || tries >= MOST_TRIES) return { state: 'failed', reason };
  return { state: 'waiting', reason, sendAt: new Date(now + retryAfter(tries - 1)) };
}

async function sourceOf(
  ctx: Ctx,
  { mailbox, held }: Round,
  draft: DraftRow,
  files: readonly SentFile[],
): Promise<Buffer> {
  const { storeId } = held;
  const answered = draft.answers && (await selectLetter(ctx.db, { storeId, id: draft.answers }));
  return writeSource(mailbox, draft, answered || null, files);
}

/** The files of the letter that is forwarded, from the mailbox. Null if one is gone, or if they are too large. */
async function filesOf(ctx: Ctx, round: Round, { forwards, storeId }: DraftRow): Promise<SentFile[] | null> {
  if (forwards === null) return [];
  const letter = await selectLetter(ctx.db, { storeId, id: forwards });
  if (!letter) return null;
  const found: SentFile[] = [];
  let room = MOST_FORWARDED_BYTES;
  for (const file of letter.files) {
    const bytes = file.size > room ? null : await downloadFile(round, letter, file, room + 1);
    room -= bytes?.length ?? 0;
    if (bytes === null || room < 0) return null;
    found.push({ ...file, bytes });
  }
  return found;
}

/** A letter that some readers' servers refused comes back, for these readers. */
async function keepCopy(ctx: Ctx, round: Round, draft: DraftRow): Promise<void> {
  const kept = await inFolder(round, 'sent', () => findUid(round.imap, draft.messageId ?? ''));
  if (kept === null) {
    const source = await sourceOf(ctx, round, draft, (await filesOf(ctx, round, draft)) ?? []);
    await round.imap.append(round.paths.sent, source, ['\\Seen'], draft.sendAt ?? new Date(ctx.now));
  }
  await inRound(ctx, round.held, async ({ db }) => {
    const { refused } = draft;
    if (refused.length === 0) await deleteSent(db, draft);
    else await updateDraft(db, draft, ['sent'], { state: 'failed', to: refused, cc: [], messageId: null });
  });
}
