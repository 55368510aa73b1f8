import type { Catalogue } from '#ordering/catalogue/rules/catalogue.ts';
import { soldWith } from '#ordering/catalogue/rules/sold-taxes.ts';
import { parseMenuView } from '#ordering/catalogue/wire/parse-menu-view.ts';
import { parseOrderTypeView } from '#ordering/catalogue/wire/parse-order-type-view.ts';
import type { RequestedLine } from '#ordering/placing/rules/place-order.ts';
import { authorise, type Ctx, type Late, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { CachedStore } from '#platform/ports/server/menus.ts';
import { asSold } from '#restaurant/without-the-line/rules/late-orders.ts';
import { asSaid } from '#restaurant/without-the-line/rules/said-swaps.ts';
import { findEverySwap } from '../find-swaps.ts';
import { revisionHead } from './list-revisions.ts';
import {
  findRevision,
  findRevisionAt,
  findRevisionText,
  findRevisionUpTo,
  hasRevision,
  type RevisionRow,
} from './revision-queries.ts';

/** Joins the stored JSON texts, because parsing a large menu would block the event loop. */
export async function getRevision(ctx: StoreCtx, revision: number): Promise<string> {
  authorise(ctx, 'revision.read');
  // Every revision counts as large, because its size is not known before it is read.
  const row = await findRevisionText(ctx.db, ctx.storeId, revision);
  if (!row) throw new AppError('REVISION_NOT_FOUND');
  const head = JSON.stringify(revisionHead(row)).slice(0, -1);
  return `${head},"changes":${row.changes},"catalogue":${row.catalogue}}`;
}

export async function findStoredRevision(ctx: StoreCtx, revision: number): Promise<RevisionRow> {
  const row = await findRevision(ctx.db, ctx.storeId, revision);
  if (!row) throw new AppError('REVISION_NOT_FOUND');
  return row;
}

/** Checks the number of a revision in an address. */
export async function findRevisionNamed(ctx: StoreCtx, number: string): Promise<void> {
  const exists = /^\d{1,9}$/.test(number) && (await hasRevision(ctx.db, ctx.storeId, Number(number)));
  if (!exists) throw new AppError('REVISION_NOT_FOUND');
}

/**
 * The store as a device sold from it: with the menu that was the latest at that revision, if it is still kept, and
 * everything on it there, with whatever was swapped in these lines.
 */
export async function storeAsSold(
  ctx: Ctx,
  present: CachedStore,
  { revision }: Late,
  lines: readonly RequestedLine[],
): Promise<CachedStore> {
  const then =
    revision === null || revision >= present.store.revision
      ? null
      : await findRevisionUpTo(ctx.db, present.store.storeId, revision);
  return storeWith(ctx, present, then, lines);
}

/** The store with the menu of the hour in which it was sold, where the device may have known another one. Else null. */
export async function storeAtItsHour(
  ctx: Ctx,
  present: CachedStore,
  { revision }: Late,
  lines: readonly RequestedLine[],
): Promise<CachedStore | null> {
  const { storeId } = present.store;
  const then = await findRevisionAt(ctx.db, storeId, new Date(ctx.now));
  const known = revision === null ? null : await findRevisionUpTo(ctx.db, storeId, revision);
  if (!then || then.revision === known?.revision) return null;
  return storeWith(ctx, present, then, lines);
}

async function storeWith(
  ctx: Ctx,
  present: CachedStore,
  then: Pick<RevisionRow, 'catalogue'> | null,
  lines: readonly RequestedLine[],
): Promise<CachedStore> {
  const swaps = await findEverySwap(ctx.db, present.store.storeId);
  const sold = (catalogue: Catalogue) => ({ ...present, catalogue: asSaid(asSold(catalogue), lines) });
  if (!then) return sold(soldWith({ ...present, swaps }, present.written));
  const orderTypes = then.catalogue.orderConfigs.map(parseOrderTypeView);
  const menus = then.catalogue.menus.map(parseMenuView);
  return sold(soldWith({ ...present, swaps }, { orderTypes, menus }));
}

/** What the dishes are called by which a device sold without the line, by their ids. */
export async function namesAsSold(ctx: StoreCtx): Promise<Map<string, string>> {
  const present = await ctx.services.storeCache.getCurrent(ctx.db, ctx.storeId);
  const then = ctx.late ? (await storeAsSold(ctx, present, ctx.late, [])).catalogue : present.catalogue;
  const dishes = [present.catalogue, then].flatMap(({ menus }) =>
    menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items)),
  );
  return new Map(dishes.map(({ id, label }) => [id, label]));
}
