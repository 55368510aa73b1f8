import { requireRoom } from '#operators/plans/server/require-room.ts';
import type { Catalogue } from '#ordering/catalogue/rules/catalogue.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { documentFault, faultAt } from '#platform/errors/rules/field-fault.ts';
import type { CatalogueChanges } from '#platform/ports/server/menus.ts';
import { listMenus } from '#restaurant/listing/server/update-listing.ts';
import { recordForeignPictures } from '#restaurant/pictures/server/foreign/foreign-pictures.ts';
import { pictureUrlsOf } from '#restaurant/pictures/server/own-pictures.ts';
import { touchPictures } from '#restaurant/pictures/server/touch-pictures.ts';
import { keepTypes } from '#tables/table-list/server/find-table.ts';
import { changedRows } from '../catalogue-rows.ts';
import { claimMenuIds, listTakenMenuIds, selectCatalogue, writeChanges } from '../queries.ts';

/**
 * Writes menus, order types and what belongs to them. The caller takes the revision and the log entry. A caller that
 * has compared the catalogue with the locked revision passes the changes; without them the stored one is compared.
 */
export async function writeCatalogue(
  ctx: Ctx,
  storeId: string,
  catalogue: Catalogue,
  changes: CatalogueChanges | null = null,
): Promise<void> {
  const ids = catalogue.menus.map((menu) => menu.id);
  refuseTaken(ids, await claimMenuIds(ctx.db, storeId, ids));
  const dishes = catalogue.menus
    .flatMap(({ categories }) => categories)
    .flatMap((category) => category.items);
  await requireRoom(ctx, storeId, 'dishes', () => dishes.length);
  const rows = changes ?? changedRows(await selectCatalogue(ctx.db, storeId), catalogue);
  if (rows.orderTypes.written.length > 0) await keepTypes(ctx, storeId);
  await writeChanges(ctx.db, storeId, rows);
  await touchPictures(ctx, storeId, pictureUrlsOf(catalogue));
  await recordForeignPictures(ctx, storeId, catalogue);
  await listMenus(ctx, storeId, catalogue);
}

/** Refuses ids of other stores without claiming any, for a dry run. */
export async function checkMenuIds(ctx: Ctx, storeId: string, { menus }: Catalogue): Promise<void> {
  const ids = menus.map((menu) => menu.id);
  refuseTaken(ids, await listTakenMenuIds(ctx.db, storeId, ids));
}

function refuseTaken(ids: string[], taken: string[]): void {
  if (taken.length === 0) return;
  throw documentFault(taken.map((id) => faultAt(`menus[${ids.indexOf(id)}]._id`, { rule: 'takenId' })));
}
