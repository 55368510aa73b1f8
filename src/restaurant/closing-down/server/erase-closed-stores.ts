import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { selectStoreTables } from '#platform/db/server/table-names.ts';
import type { Feature } from '#platform/feature/server/feature.ts';
import { closingStep } from '#restaurant/stores/rules/closing.ts';
import { tellOwners } from './closing-email.ts';
import {
  type ClosedStore,
  deleteRows,
  deleteStore,
  lockStoreRowIfAny,
  selectClosed,
  updateClosingTold,
} from './queries.ts';

/** Go last, so that a process that breaks off leaves a closed store, which the next one goes on with. */
const LAST = new Set(['stores', 'memberships', 'store_counters']);

/** Erases stores that were closed 30 days ago, and tells owners a week before. Several processes may do so at once. */
export async function eraseClosedStores(
  ctx: Ctx,
  storeIds: string[],
  features: readonly Feature[],
): Promise<void> {
  for (const store of await selectClosed(ctx.db, storeIds)) {
    const step = closingStep(store.closedAt.getTime(), ctx.now);
    const act = { keep: null, tell, erase }[step];
    // The next store does not wait for one that fails.
    await act?.(ctx, store, features).catch(ctx.services.onError);
  }
}

async function tell(ctx: Ctx, store: ClosedStore): Promise<void> {
  const { storeId } = store;
  const send = await withTransaction({ ...ctx, storeId }, async (tx) =>
    (await updateClosingTold(tx.db, storeId)) ? tellOwners(tx, 'soon', store) : null,
  );
  await send?.();
}

/** Every row of every table that names the store, but its address: printed codes never lead to another restaurant. */
async function erase(ctx: Ctx, store: ClosedStore, features: readonly Feature[]): Promise<void> {
  const { storeId } = store;
  if (!(await isStillClosed(ctx, store))) return;
  const tables = await selectStoreTables(ctx.db);
  for (const { eraseFiles } of features) await eraseFiles?.(ctx, storeId);
  for (const table of tables.filter((name) => !LAST.has(name))) await deleteRows(ctx.db, table, storeId);
  // Before the lock: whatever is written meanwhile goes with the second deletion.
  const send = await withTransaction({ ...ctx, storeId }, async (tx) => {
    if (!(await lockStoreRowIfAny(tx.db, storeId))) return null;
    const told = await tellOwners(tx, 'erased', store);
    for (const table of tables.filter((name) => name !== 'stores')) await deleteRows(tx.db, table, storeId);
    await deleteStore(tx.db, storeId);
    return told;
  });
  ctx.services.storeCache.forget(storeId);
  ctx.services.storeHeads.forget(storeId);
  ctx.services.sites.forget();
  await send?.();
}

/** From now on nobody can open it again, because its time is over. An opening that came before is waited for. */
function isStillClosed(ctx: Ctx, { storeId, closedAt }: ClosedStore): Promise<boolean> {
  return withTransaction({ ...ctx, storeId }, async (tx) => {
    const row = await lockStoreRowIfAny(tx.db, storeId);
    return row?.closedAt?.getTime() === closedAt.getTime();
  });
}
