import type { SaveCause } from '#ordering/catalogue/wire/revisions.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { changeStore, staleRevision } from '#restaurant/stores/server/change-store.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { type Origin, recordRevision } from '../revisions/record-revision.ts';
import { wholeCatalogueView } from '../whole-catalogue-view.ts';
import { checkMenuIds, writeCatalogue } from './write-catalogue.ts';

interface Save {
  revision: number;
  dryRun: boolean;
  cause: SaveCause;
  isLarge: boolean;
}

export interface SavedJson {
  revision: number;
  json: string;
}

/** Saves the whole catalogue as one revision. A dry run checks it and changes nothing. */
export async function replaceCatalogue(
  ctx: StoreCtx,
  document: unknown,
  { revision, dryRun, cause, isLarge }: Save,
): Promise<SavedJson> {
  authorise(ctx, 'catalogue.replace');
  if (isLarge) await ctx.services.limiter.take('largeSaves', ctx.actor.id);
  if (!dryRun) return saveCatalogue(ctx, document, revision, { cause });
  const draft = { document, present: null, revision, now: ctx.now };
  const { catalogue, json } = await ctx.services.saves.prepare(ctx.actor.id, draft);
  const store = await findStore(ctx.db, ctx.storeId);
  if (store.revision !== revision) throw staleRevision(store.revision);
  await checkMenuIds(ctx, ctx.storeId, catalogue);
  return { revision, json };
}

/** Replaces the revision that the writer has seen, and records what differs from it. */
export async function saveCatalogue(
  ctx: StoreCtx,
  document: unknown,
  seen: number,
  origin: Origin,
): Promise<SavedJson> {
  const { store, written: present } = await ctx.services.storeCache.getCurrent(ctx.db, ctx.storeId);
  const isStale = store.revision !== seen;
  const draft = { document, present: isStale ? null : present, revision: seen + 1, now: ctx.now };
  const { catalogue, json, changes, summary, rows } = await ctx.services.saves.prepare(ctx.actor.id, draft);
  if (isStale) throw staleRevision(store.revision);
  const before = () => wholeCatalogueView(present, seen, ctx.now);
  const save = async (tx: StoreCtx, revision: number) => {
    await writeCatalogue(tx, tx.storeId, catalogue, rows);
    await recordRevision(tx, { revision, json, changes, summary, before }, origin);
    return { revision, json };
  };
  // Before the lock: changeStore refuses another revision than the one that was read.
  return changeStore(ctx, 'catalogue', save, seen);
}
