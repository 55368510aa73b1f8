import { closingStep } from '#domain/store/closing.ts';
import { type Ctx, withTransaction } from '../../platform/context/context.ts';
import { selectStoreTables } from '../../platform/db/table-names.ts';
import { erasePictures } from '../pictures/erase-pictures.ts';
import { tellOwners } from './closing-email.ts';
import {
  type ClosedStore,
  deleteRows,
  deleteStore,
  lockStoreRowIfAny,
  selectClosed,
  selectOwnerEmails,
  updateClosingTold,
} from './queries.ts';

/** Go last, so that a process that breaks off leaves a closed store, which the next one goes on with. */
const LAST = new Set(['stores', 'memberships', 'store_counters']);

/** Erases stores that were closed 30 days ago, and tells owners a week before. Several processes may do so at once. */
export async function eraseClosedStores(ctx: Ctx, storeIds: string[]): Promise<void> {
  for (const store of await selectClosed(ctx.db, storeIds)) {
    const step = closingStep(store.closedAt.getTime(), ctx.now);
    if (step === 'erase') await erase(ctx, store);
    if (step === 'tell' && (await updateClosingTold(ctx.db, store.storeId)))
      await tellOwners(ctx, 'soon', store, await selectOwnerEmails(ctx.db, store.storeId));
  }
}

/** Every row of every table that names the store, but its address: printed codes never lead to another restaurant. */
async function erase(ctx: Ctx, store: ClosedStore): Promise<void> {
  const { storeId } = store;
  const tables = await selectStoreTables(ctx.db);
  await erasePictures(ctx, storeId);
  for (const table of tables.filter((name) => !LAST.has(name))) await deleteRows(ctx.db, table, storeId);
  // Before the lock: whatever is written meanwhile goes with the second deletion.
  const owners = await withTransaction({ ...ctx, storeId }, async (tx) => {
    if (!(await lockStoreRowIfAny(tx.db, storeId))) return null;
    const emails = await selectOwnerEmails(tx.db, storeId);
    for (const table of tables.filter((name) => name !== 'stores')) await deleteRows(tx.db, table, storeId);
    await deleteStore(tx.db, storeId);
    return emails;
  });
  ctx.services.storeCache.forget(storeId);
  ctx.services.sites.forget();
  if (owners) await tellOwners(ctx, 'erased', store, owners);
}
