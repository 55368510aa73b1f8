import * as z from 'zod';
import { type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { readCursor, writeCursor } from '#platform/http/server/documents/cursor.ts';
import { parseId } from '#platform/http/server/documents/parse-id.ts';
import { defined } from '#platform/ids/server/defined.ts';
import { searchWords } from '../rules/letters.ts';
import type { LetterChangeBody, LetterView } from '../wire/mail.ts';
import type { LetterListQuery } from '../wire/mail-calls.ts';
import {
  type LetterRow,
  selectLetter,
  selectLetters,
  selectThread,
  updateGone,
  updateLetter,
} from './letter-queries.ts';
import { selectLabels } from './queries.ts';
import { wakeMailbox } from './read-mailbox.ts';
import { letterViewOf, listedThreadOf } from './views.ts';

const AT_ONCE = 50;
const BEHIND = z.tuple([z.iso.datetime(), z.uuid()]);

export async function listLetters(ctx: StoreCtx, { list, label, q = '', after }: LetterListQuery) {
  const place = after ? readCursor(BEHIND, after) : null;
  const found = await selectLetters(ctx.db, {
    storeId: ctx.storeId,
    list: label ? { label } : (list as Exclude<typeof list, 'drafts'>),
    words: searchWords(q),
    after: place && { receivedAt: new Date(place[0]), id: place[1] },
    most: AT_ONCE + 1,
  });
  const page = found.slice(0, AT_ONCE);
  const last = found.length > AT_ONCE ? page.at(-1) : undefined;
  return {
    letters: page.map(listedThreadOf),
    next: last ? writeCursor([last.receivedAt.toISOString(), last.id]) : null,
  };
}

export async function findLetter({ db, storeId }: StoreCtx, letterId: string): Promise<LetterRow> {
  const row = await selectLetter(db, { storeId, id: parseId(letterId, 'MAIL_NOT_FOUND') });
  if (!row) throw new AppError('MAIL_NOT_FOUND');
  return row;
}

export async function readLetter(ctx: StoreCtx, letterId: string): Promise<LetterView> {
  return viewOf(ctx, await findLetter(ctx, letterId));
}

const viewOf = async ({ db, storeId }: StoreCtx, row: LetterRow) =>
  letterViewOf(row, await selectThread(db, storeId, row.thread));

/** At once here. The mailbox is brought to it by whoever works on it. */
export async function changeLetter(
  ctx: StoreCtx,
  letterId: string,
  change: LetterChangeBody,
): Promise<LetterView> {
  const { storeId } = ctx;
  const id = parseId(letterId, 'MAIL_NOT_FOUND');
  if (Object.keys(change).length === 0) throw fieldFault({ body: { rule: 'nothingToChange' } });
  const isOutside = [change.isRead, change.isStarred, change.folder].some((value) => value !== undefined);
  const row = await withTransaction(ctx, async (tx) => {
    const labels = change.labels && (await ownLabels(tx, change.labels));
    const changed = await updateLetter(tx.db, { storeId, id }, defined({ ...change, labels }), isOutside);
    if (!changed) throw new AppError('MAIL_NOT_FOUND');
    if (isOutside) await wakeMailbox(tx, storeId);
    return changed;
  });
  return viewOf(ctx, row);
}

/** A label may have been taken away meanwhile. */
async function ownLabels({ db, storeId }: StoreCtx, wanted: string[]): Promise<string[]> {
  const known = await selectLabels(db, storeId);
  return known.flatMap(({ id }) => (wanted.includes(id) ? [id] : []));
}

export async function deleteLetter(ctx: StoreCtx, letterId: string): Promise<void> {
  const { storeId } = ctx;
  const { id } = await findLetter(ctx, letterId);
  // Before the lock: whether it is in the trash is decided by the statement that deletes.
  await withTransaction(ctx, async (tx) => {
    if (!(await updateGone(tx.db, { storeId, id }))) throw new AppError('MAIL_CHANGED');
    await wakeMailbox(tx, storeId);
  });
}
