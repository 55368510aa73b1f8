import { withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { parseStoreId } from '#restaurant/stores/server/find-store.ts';
import { MOST_TAGS, retagged, type TagChange, tidyTag } from '../rules/tags.ts';
import type { OperatorNotes } from '../tables.ts';
import type { BrandTags, StoreNote } from '../wire/operator-notes.ts';
import { lockNotes, selectNotes, selectTags, updateNotes } from './notes-queries.ts';
import { selectOperatedStore } from './queries.ts';

export async function listTags({ db, site }: OperatorCtx): Promise<BrandTags> {
  return { tags: await selectTags(db, site.brandId) };
}

export function changeTags(ctx: OperatorCtx, given: string, change: TagChange): Promise<{ tags: string[] }> {
  if (change.add?.some((tag) => tidyTag(tag) === '')) throw fieldFault({ add: { rule: 'required' } });
  return keep(ctx, given, (before) => {
    const tags = retagged(before.tags, change);
    if (tags === null) throw fieldFault({ add: { rule: 'atMost', most: MOST_TAGS } });
    return { tags };
  });
}

export async function readNote({ db, site }: OperatorCtx, storeId: string): Promise<StoreNote> {
  return noteOf(await selectNotes(db, site.brandId, storeId));
}

/** Whoever has not seen the last note does not replace it. */
export async function writeNote(
  ctx: OperatorCtx,
  given: string,
  { text, revision }: { text: string; revision: number },
): Promise<StoreNote> {
  const after = await keep(ctx, given, (before) => {
    if (before.noteRevision !== revision) throw new AppError('NOTE_CHANGED', { note: noteOf(before) });
    const note = text.trim();
    if (note === before.note) return {};
    return { note, noteBy: ctx.actor.name, noteAt: new Date(ctx.now), noteRevision: revision + 1 };
  });
  return noteOf(after);
}

/** Changes what is kept of a store, behind its lock. */
export function keep(
  ctx: OperatorCtx,
  given: string,
  decide: (before: OperatorNotes) => Partial<OperatorNotes>,
): Promise<OperatorNotes> {
  const storeId = parseStoreId(given);
  return withTransaction(ctx, async ({ db, site }) => {
    if (!(await selectOperatedStore(db, site.brandId, storeId))) throw new AppError('STORE_NOT_FOUND');
    const before = await lockNotes(db, site.brandId, storeId);
    const change = decide(before);
    if (Object.keys(change).length > 0) await updateNotes(db, before, change);
    return { ...before, ...change };
  });
}

function noteOf(row: OperatorNotes | null | undefined): StoreNote {
  const { note = '', noteBy = '', noteAt = null, noteRevision = 0 } = row ?? {};
  return { text: note, by: noteBy, at: noteAt?.toISOString() ?? null, revision: noteRevision };
}
