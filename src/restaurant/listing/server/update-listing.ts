import type { Catalogue } from '#ordering/catalogue/rules/catalogue.ts';
import { ownOrNull } from '#ordering/menu/rules/foreign-pictures.ts';
import { isVisible, type Menu } from '#ordering/menu/rules/menu.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { searchableText, searchWords } from '#platform/text/rules/search-words.ts';
import { withOwnPictures } from '#restaurant/pictures/server/own-pictures.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { updateListingMenus, upsertListing } from './queries.ts';

/** Runs in the transaction that makes the store or changes its profile. */
export async function listStore(ctx: Ctx, store: StoreRow): Promise<void> {
  const { storeId, slug, name, address, description, logo, suspendedAt, closedAt } = store;
  const listed = store.listed && suspendedAt === null && closedAt === null;
  const { timeZone, paused, pausedUntil, openingHours } = store;
  await upsertListing(ctx.db, {
    storeId,
    slug,
    name,
    description,
    listed,
    timeZone,
    paused,
    pausedUntil,
    openingHours,
    logo: ownOrNull(logo),
    city: address.city,
    plainName: searchableText(name),
    storeWords: searchWords([name, address.city, address.state, description]).join(' '),
  });
}

/** Runs in the transaction that changes the catalogue. */
export async function listMenus(ctx: Ctx, storeId: string, catalogue: Catalogue): Promise<void> {
  const shown = await withOwnPictures(ctx.db, storeId, catalogue);
  const menus = shown.menus.filter(isListed);
  await updateListingMenus(ctx.db, storeId, {
    menuWords: wordsOf(menus),
    hasMenu: menus.length > 0,
    servedAt: spansOf(menus),
    picture: pictureOf(menus),
  });
}

function isListed({ active, categories }: Menu): boolean {
  return active && categories.some((category) => isVisible(category) && category.items.length > 0);
}

function visible(menus: Menu[]) {
  return menus.flatMap(({ categories }) => categories.filter(isVisible));
}

/** More than real menus have. Anything beyond is not searched. */
const MOST_CHARACTERS = 10_000;

function wordsOf(menus: Menu[]): string {
  const named = visible(menus).flatMap((category) => [category, ...category.items]);
  const translated = named.flatMap(({ translations }) =>
    Object.values(translations).map(({ label = '' }) => label),
  );
  const labels = [...menus, ...named].map(({ label }) => label);
  return searchWords([...labels, ...translated])
    .join(' ')
    .slice(0, MOST_CHARACTERS);
}

function spansOf(menus: Menu[]): [number, number][] | null {
  const spans = menus.map(({ start, end }) => ({ start, end }));
  const isAlways = spans.some(({ start, end }) => start === null || end === null || start === end);
  return isAlways ? null : spans.map(({ start, end }) => [start ?? 0, end ?? 0]);
}

function pictureOf(menus: Menu[]): string | null {
  const categories = visible(menus);
  const ofDishes = categories.flatMap(({ items }) => items.flatMap(({ images }) => images));
  return categories.flatMap(({ image }) => image ?? [])[0] ?? ofDishes[0] ?? null;
}
