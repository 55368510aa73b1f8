import type { Catalogue } from '#ordering/catalogue/rules/catalogue.ts';
import type { ItemPatch, ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { checkGroups } from '#ordering/catalogue/wire/catalogue-faults.ts';
import { toItemView } from '#ordering/catalogue/wire/catalogue-view.ts';
import { parseOptionGroups } from '#ordering/catalogue/wire/parse-catalogue-input.ts';
import { countChanges } from '#ordering/menu-editor/rules/changes/count-changes.ts';
import { diffCatalogues } from '#ordering/menu-editor/rules/changes/diff-catalogues.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { documentFault, fieldFault } from '#platform/errors/rules/field-fault.ts';
import { defined } from '#platform/ids/server/defined.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { listMenus } from '#restaurant/listing/server/update-listing.ts';
import { recordForeignPictures } from '#restaurant/pictures/server/foreign/foreign-pictures.ts';
import { touchPictures } from '#restaurant/pictures/server/touch-pictures.ts';
import { changeStore } from '#restaurant/stores/server/change-store.ts';
import { AVAILABLE, type Item } from '../rules/menu.ts';
import { selectCatalogue, updateItem as update } from './queries.ts';
import { recordRevision } from './revisions/record-revision.ts';
import { isLargeMenu } from './saving/large-saves.ts';
import { refuseTooHeavy, wholeCatalogueView } from './whole-catalogue-view.ts';

const SHOWN_IN_LISTING: (keyof ItemPatch)[] = ['label', 'translations', 'images'];

type Change = Parameters<typeof update>[3];

/** Changing only the state is no revision, and the crew may do it. */
export async function updateItem(ctx: StoreCtx, itemId: string, patch: ItemPatch): Promise<ItemView> {
  const { state, until, ...others } = patch;
  const isStateOnly = Object.keys(others).length === 0;
  authorise(ctx, isStateOnly ? 'item.availability' : 'item.update');
  const { limiter, storeCache } = ctx.services;
  if (!isStateOnly) await limiter.take('itemSaves', ctx.storeId);
  const faults = patch.configs ? checkGroups(patch.configs) : [];
  if (faults.length > 0) throw documentFault(faults);
  const change = toChange(ctx, patch);
  const event = { what: 'item' as const, itemId, ...(state === undefined ? {} : { state }) };
  return changeStore(ctx, [event], async (tx, revision) => {
    const before = isStateOnly ? null : await selectCatalogue(tx.db, tx.storeId);
    // The history stores the whole menu. changeStore has counted it already where the cache knows it as large.
    if (isLargeMenu(before) && !storeCache.isLarge(ctx.storeId))
      await limiter.take('largeMenus', ctx.actor.id);
    const item = await update(tx.db, tx.storeId, itemId, change);
    if (!item) throw new AppError('ITEM_NOT_FOUND');
    if (patch.images) await touchPictures(tx, tx.storeId, patch.images);
    if (before) await recordItemRevision(tx, before, item, { revision, patch });
    return toItemView(item, ctx.now, false);
  });
}

interface Changed {
  revision: number;
  patch: ItemPatch;
}

async function recordItemRevision(
  ctx: StoreCtx,
  before: Catalogue,
  item: Item,
  { revision, patch }: Changed,
): Promise<void> {
  const catalogue = withItem(before, item);
  const json = JSON.stringify(wholeCatalogueView(catalogue, revision, ctx.now));
  refuseTooHeavy(json);
  if (patch.images) await recordForeignPictures(ctx, ctx.storeId, catalogue);
  if (SHOWN_IN_LISTING.some((field) => field in patch)) await listMenus(ctx, ctx.storeId, catalogue);
  const changes = diffCatalogues(
    wholeCatalogueView(around(before, item.id), revision - 1, ctx.now),
    wholeCatalogueView(around(catalogue, item.id), revision, ctx.now),
  );
  const saved = {
    revision,
    json,
    changes,
    summary: countChanges(changes),
    before: () => wholeCatalogueView(before, revision - 1, ctx.now),
  };
  await recordRevision(ctx, saved, { cause: 'item' });
}

/** Leaves out other categories and the neighbours' options, because comparing a whole large menu is slow. */
function around({ menus }: Catalogue, itemId: string): Catalogue {
  const near = menus.map((menu) => ({
    ...menu,
    categories: menu.categories.flatMap(({ items, ...category }) => {
      const rest = items.map((item) => (item.id === itemId ? item : { ...item, groups: [] }));
      return items.some(({ id }) => id === itemId) ? [{ ...category, items: rest }] : [];
    }),
  }));
  return { orderTypes: [], menus: near };
}

function withItem(catalogue: Catalogue, item: Item): Catalogue {
  const menus = catalogue.menus.map((menu) => ({
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.map((known) => (known.id === item.id ? item : known)),
    })),
  }));
  return { ...catalogue, menus };
}

/** A state without an end lasts. An item that is available again has no end. */
function toChange(ctx: StoreCtx, { until, configs, taxes, ...same }: ItemPatch): Change {
  const ends = until === undefined || until === null || same.state === AVAILABLE ? null : new Date(until);
  const change = {
    ...defined(same),
    ...(same.state === undefined && until === undefined ? {} : { until: ends }),
    ...(configs ? { groups: parseOptionGroups(configs, () => uuidV7(ctx.now)) } : {}),
    ...(taxes ? { taxes: taxes.map(({ label, value }) => ({ label, rate: value })) } : {}),
  };
  if (Object.keys(change).length === 0) throw fieldFault({ body: { rule: 'nothingToChange' } });
  return change;
}
