import type { ListingPage } from '#domain/api/listing.ts';
import type { Locale } from '#domain/api/page.ts';
import { AppError } from '#domain/errors.ts';
import { nextStateChange } from '#domain/menu/menu.ts';
import { formatLinkedPlace } from '#domain/store/linked-place.ts';
import { listDemoStores } from '../demo/list-demo-stores.ts';
import type { StoreSearch } from '../features/listings/find-stores.ts';
import { findStoreNow } from '../features/menus/store-model.ts';
import { findActiveMenu, storePageView } from '../features/menus/store-page.ts';
import type { Ctx } from '../platform/context/context.ts';
import { isHere, type Site } from '../platform/site/sites.ts';
import {
  findOr404,
  isTooLong,
  type Linked,
  type Page,
  type PageSite,
  placeIn,
  renderCached,
  renderMissing,
  renderModel,
} from './render-page.ts';

/** The current directory. Search results are not for search engines. */
export async function renderDirectory(
  site: PageSite,
  { q, after }: StoreSearch,
  locale: Locale,
  finding: Promise<ListingPage>,
): Promise<Page> {
  const asked = { path: '/menu', locale };
  try {
    const found = await finding;
    const isPublic = q.trim() === '' && after === null;
    return { ...renderModel(site, asked, { kind: 'directory', q, after, found }), isPublic };
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'VALIDATION')) throw error;
    return renderMissing(site, asked);
  }
}

/** One menu: like the store's page while it is served, otherwise view-only. */
export async function renderMenu(
  ctx: Ctx,
  site: PageSite,
  { menuId, locale, network, place: linked, query }: { menuId: string; query: string } & Linked,
): Promise<Page | { location: string; site?: Site }> {
  const path = `/menu/${menuId}`;
  const found = await findOr404(findActiveMenu(ctx, menuId));
  if (!found || !isHere(site, found.cached.store.storeId)) return renderMissing(site, { path, locale });
  const { menu, cached } = found;
  const own = await ctx.services.sites.of(cached.store.slug);
  if (own.store !== null && own.hostname !== site.hostname) return { location: path + query, site: own };
  const store = await findStoreNow(ctx, cached.store.slug);
  const isServed = store.menus.some(({ id }) => id === menuId);
  if (isTooLong(isServed ? store.menus : [menu])) {
    const rest = [isServed && `men=${menuId}`, formatLinkedPlace(linked)].filter(Boolean).join('&');
    return { location: `/${encodeURIComponent(cached.store.slug)}${rest && `?${rest}`}` };
  }
  const asked = { path, locale, network, place: placeIn(cached, linked) };
  if (isServed) {
    return renderCached(ctx, site, asked, {
      key: [store.key, menuId],
      validUntil: store.validUntil,
      model: () => ({ kind: 'store', store: store.view(), menuId }),
    });
  }
  const { start, end } = menu;
  return renderCached(ctx, site, asked, {
    key: [store.key, menuId],
    validUntil: nextStateChange([menu], ctx.now),
    model: () => {
      const page = { ...storePageView(ctx, cached, [menu]), viewMode: true };
      return { kind: 'menu', store: { ...store.view(), page }, menuId, from: start ?? 0, to: end ?? 0 };
    },
  });
}

export async function renderDemo(ctx: Ctx, site: PageSite, locale: Locale): Promise<Page> {
  const stores = await listDemoStores(ctx);
  return { ...renderModel(site, { path: '/demo', locale }, { kind: 'demo', stores }), isPublic: true };
}

export function renderExample(ctx: Ctx, site: PageSite, locale: Locale): Promise<Page> {
  return renderCached(
    ctx,
    site,
    { path: '/example', locale },
    {
      key: [],
      validUntil: null,
      model: () => ({ kind: 'example' }),
    },
  );
}

/** An empty page. The back office hands it the menu to show. */
export function renderPreview(site: PageSite, locale: Locale): Page {
  return { ...renderModel(site, { path: '/menu/preview', locale }, { kind: 'preview' }), isShell: true };
}
