import { actorRecord, authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { parseId } from '#platform/http/server/documents/parse-id.ts';
import { isOwnEntry } from '../rules/drawers.ts';
import type { TillEntryRow } from '../tables.ts';
import type { TillView } from '../wire/till.ts';
import { lockTill } from './find-till.ts';
import { getTill } from './get-till.ts';
import { selectEntry, updateUndone } from './queries.ts';

/** Takes back what was written down in error. A second tap changes nothing. */
export async function undoTillEntry(ctx: StoreCtx, id: string): Promise<TillView> {
  authorise(ctx, 'till.count');
  await withTransaction(ctx, async (tx) => {
    const { day } = await lockTill(tx, tx.storeId);
    const entry = await findEntry(tx, id);
    // A closed day keeps its figures.
    if (entry.day !== day) throw new AppError('TILL_ENTRY_NOT_FOUND');
    if (entry.undoneAt !== null) return;
    if (!isOwnEntry(entry, tx.actor.id, tx.now)) authorise(tx, 'till.close');
    await updateUndone(tx.db, entry, { undoneBy: actorRecord(tx.actor), undoneAt: new Date(tx.now) });
  });
  return getTill(ctx);
}

export async function findEntry({ db, storeId }: StoreCtx, id: string): Promise<TillEntryRow> {
  const entry = await selectEntry(db, storeId, parseId(id, 'TILL_ENTRY_NOT_FOUND'));
  if (!entry) throw new AppError('TILL_ENTRY_NOT_FOUND');
  return entry;
}
