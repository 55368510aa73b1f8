import type { CatalogueView } from '#domain/api/catalogue.ts';
import { checkCatalogue } from '#domain/api/catalogue-faults.ts';
import { presentOrderType, presentWholeMenu } from '#domain/api/catalogue-view.ts';
import type { SaveCause } from '#domain/api/revisions.ts';
import { type Catalogue, readMenu, readOrderType } from '#domain/catalogue.ts';
import { AppError, documentFault } from '#domain/errors.ts';
import { authorise, type StoreCtx, withTransaction } from '../context.ts';
import { uuidV7 } from '../ids.ts';
import { appendLog } from '../realtime/append-log.ts';
import { type Origin, recordRevision } from '../revisions/record-revision.ts';
import { bumpRevision, staleRevision } from '../stores/bump-revision.ts';
import { findStore } from '../stores/find-store.ts';
import { countCatalogueSave } from './save-limits.ts';
import { checkMenuIds, writeCatalogue } from './write-catalogue.ts';

/** The whole catalogue as one revision; a dry run checks and changes nothing. */
export async function replaceCatalogue(
  ctx: StoreCtx,
  document: unknown,
  { revision, dryRun, cause }: { revision: number; dryRun: boolean; cause: SaveCause },
): Promise<CatalogueView> {
  authorise(ctx, 'catalogue.replace');
  countCatalogueSave(ctx);
  const catalogue = readDocument(ctx, document);
  refuseTooHeavy(catalogue, ctx.now);
  if (dryRun) {
    const store = await findStore(ctx.db, ctx.storeId);
    if (store.revision !== revision) throw staleRevision(store.revision);
    await checkMenuIds(ctx, ctx.storeId, catalogue);
    return presentCatalogue(catalogue, revision, ctx.now);
  }
  return saveCatalogue(ctx, catalogue, revision, { cause });
}

/** In place of the one that the writer has seen, with what has changed since. */
export async function saveCatalogue(
  ctx: StoreCtx,
  catalogue: Catalogue,
  seen: number,
  origin: Origin,
): Promise<CatalogueView> {
  const { store, catalogue: present } = await ctx.services.shelf.getPresent(ctx.db, ctx.storeId);
  if (store.revision !== seen) throw staleRevision(store.revision);
  const before = presentCatalogue(present, seen, ctx.now);
  return withTransaction(ctx, async (tx) => {
    const next = await bumpRevision(tx, tx.storeId, seen);
    await writeCatalogue(tx, tx.storeId, catalogue);
    const after = presentCatalogue(catalogue, next, tx.now);
    await recordRevision(tx, before, after, origin);
    await appendLog(tx, tx.storeId, { kind: 'menu', event: { what: 'catalogue', revision: next } });
    return after;
  });
}

export function readDocument(ctx: { now: number }, document: unknown): Catalogue {
  const { catalogue, faults } = checkCatalogue(document);
  if (catalogue === null) throw new AppError('VALIDATION', { errors: faults });
  const newId = () => uuidV7(ctx.now);
  return {
    orderTypes: catalogue.orderConfigs.map((orderType) => readOrderType(orderType, newId)),
    menus: catalogue.menus.map((menu) => readMenu(menu, newId)),
  };
}

export function presentCatalogue(catalogue: Catalogue, revision: number, now: number): CatalogueView {
  return {
    revision,
    orderConfigs: catalogue.orderTypes.map(presentOrderType),
    menus: catalogue.menus.map((menu) => presentWholeMenu(menu, now)),
  };
}

const MOST_BYTES = 4_000_000;

/** What guests are sent is kept, up to this weight: heavier than that, it would be written out for each of them. */
export function refuseTooHeavy(catalogue: Catalogue, now: number): void {
  const text = JSON.stringify(presentCatalogue(catalogue, 0, now));
  if (Buffer.byteLength(text) <= MOST_BYTES) return;
  throw documentFault([
    { path: '', message: `At most ${MOST_BYTES / 1e6} MB in all, as guests are sent it` },
  ]);
}
