import type { Menu } from '#ordering/menu/rules/menu.ts';
import { findStoreNow, type StoreNow } from '#ordering/menu/server/store-page/store-model.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { languageFor } from '#platform/language/rules/store-languages.ts';
import type { CachedStore, StoreHead } from '#platform/ports/server/menus.ts';
import { hasFooter } from '#platform/site/server/plan-features.ts';
import type { Brand } from '#restaurant/brand/rules/brand.ts';
import type { Holes } from '#restaurant/pages/tables.ts';
import { renderKept, SHELL } from '../keep-page.ts';
import type { PageSite } from '../page-site.ts';
import {
  findOr404,
  type Linked,
  type Page,
  type PageRequest,
  renderClosed,
  renderMissing,
} from '../render-page.ts';

const NO_INVITATION: Brand['footer'] = { text: '', url: '' };

/** The store's page, kept until something that it shows has changed. */
export async function renderStore(
  ctx: Ctx,
  site: PageSite,
  { slug, men, language: wished, place, network }: { slug: string; men: string | null } & Linked,
) {
  const now = await findOr404(findStoreNow(ctx, slug));
  if (!now) return renderMissing(site, { path: `/${slug}`, language: wished });
  const { store } = now.head;
  const language = languageFor(store, wished);
  if (store.closedAt !== null) return renderClosed({ path: `/${slug}`, language }, store.name);
  // An address that names no menu of this hour shows the list of them.
  const menuId = men === null ? now.fitting : (now.menus.find(({ id }) => id === men)?.id ?? null);
  const { websites } = store;
  const asked = { path: `/${store.slug}`, language, network, place, websites };
  return renderServed(ctx, siteOfStore(ctx, site, store), asked, now, menuId);
}

/** What a store serves now, opened at one of its menus. */
export function renderServed(
  ctx: Ctx,
  site: PageSite,
  asked: PageRequest,
  { head, revision, state, load }: StoreNow,
  menuId: string | null,
): Promise<Page> {
  const { storeId } = head.store;
  return renderKept(ctx, site, asked, { storeId, address: [menuId], revision, state }, async () => {
    const loaded = await load();
    const model = isTooLong(loaded.menus)
      ? SHELL.model
      : ({ kind: 'store', store: loaded.view(), menuId } as const);
    return { ...loaded, known: knownIn(loaded.cached), model };
  });
}

/** A page without an invitation to the site, where the store's plan says so. */
function siteOfStore({ services, now }: Ctx, site: PageSite, store: StoreHead['store']): PageSite {
  if (hasFooter(services, store, now)) return site;
  return { ...site, brand: { ...site.brand, footer: NO_INVITATION } };
}

export function knownIn({ catalogue, tables }: CachedStore): Holes['known'] {
  const orderTypes = catalogue.orderTypes.filter(({ active }) => active).map(({ label }) => label);
  return { orderTypes, tables: tables.map(({ name, label }) => ({ name, label })) };
}

const MOST_ITEMS = 2000;

/** Longer than any real menu. Rendering it would delay all other guests. */
export function isTooLong(menus: Menu[]): boolean {
  const categories = menus.flatMap((menu) => menu.categories);
  return categories.reduce((sum, { items }) => sum + items.length, 0) > MOST_ITEMS;
}
