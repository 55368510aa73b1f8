import { nextStateChange } from '#ordering/menu/rules/menu.ts';
import { describeHead, type StoreNow } from '#ordering/menu/server/store-page/store-model.ts';
import { findActiveMenu, storePageView } from '#ordering/menu/server/store-page/store-page.ts';
import { formatLinkedPlace } from '#ordering/placing/rules/linked-place.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { Language } from '#platform/language/rules/languages.ts';
import { languageFor } from '#platform/language/rules/store-languages.ts';
import { isHere, type Site } from '#platform/site/server/sites.ts';
import type { StoreSearch } from '#restaurant/listing/server/find-stores.ts';
import type { ListingPage } from '#restaurant/listing/wire/listing.ts';
import { listDemoStores } from '../../demo/list-demo-stores.ts';
import { renderAlike, renderKept } from '../keep-page.ts';
import type { PageSite } from '../page-site.ts';
import {
  findOr404,
  type Linked,
  type Page,
  type PageRequest,
  renderMissing,
  renderModel,
} from '../render-page.ts';
import { isTooLong, knownIn, renderServed } from '../stores/render-store.ts';

/** The current directory. Search results are not for search engines. */
export async function renderDirectory(
  site: PageSite,
  { q, after }: StoreSearch,
  language: Language,
  finding: Promise<ListingPage>,
): Promise<Page> {
  const asked = { path: '/menu', language };
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
  { menuId, language: wished, network, place: linked, query }: { menuId: string; query: string } & Linked,
): Promise<Page | { location: string; site?: Site }> {
  const path = `/menu/${menuId}`;
  const found = await findOr404(findActiveMenu(ctx, menuId));
  if (!found || !isHere(site, found.head.store.storeId))
    return renderMissing(site, { path, language: wished });
  const { head } = found;
  const language = languageFor(head.store, wished);
  const { slug } = head.store;
  const own = await ctx.services.sites.of(slug);
  if (own.store !== null && own.hostname !== site.hostname) return { location: path + query, site: own };
  const store = await describeHead(ctx, head);
  const isServed = store.menus.some(({ id }) => id === menuId);
  const asked = { path, language, network, place: linked };
  const page = isServed
    ? await renderServed(ctx, site, asked, store, menuId)
    : await renderUnserved(ctx, site, asked, store, menuId);
  if (!page.lacksMenu) return page;
  const rest = [isServed && `men=${menuId}`, formatLinkedPlace(linked)].filter(Boolean).join('&');
  return { location: `/${encodeURIComponent(slug)}${rest && `?${rest}`}` };
}

/** A menu outside its hours. */
function renderUnserved(
  ctx: Ctx,
  site: PageSite,
  asked: PageRequest,
  { head, revision, state, load }: StoreNow,
  menuId: string,
): Promise<Page> {
  const { storeId } = head.store;
  return renderKept(
    ctx,
    site,
    asked,
    { storeId, address: ['unserved', menuId], revision, state },
    async () => {
      const loaded = await load();
      const menu = loaded.cached.catalogue.menus.find(({ id, active }) => active && id === menuId);
      if (!menu) throw new AppError('MENU_NOT_FOUND');
      const page = { ...storePageView(ctx, loaded.cached, [menu]), viewMode: true };
      const store = { ...loaded.view(), page };
      const { start, end } = menu;
      return {
        ...loaded,
        validUntil: nextStateChange([menu], ctx.now),
        known: knownIn(loaded.cached),
        model: isTooLong([menu])
          ? { kind: 'shell' }
          : { kind: 'menu', store, menuId, from: start ?? 0, to: end ?? 0 },
      };
    },
  );
}

export async function renderDemo(ctx: Ctx, site: PageSite, language: Language): Promise<Page> {
  const stores = await listDemoStores(ctx);
  return { ...renderModel(site, { path: '/demo', language }, { kind: 'demo', stores }), isPublic: true };
}

export function renderExample(ctx: Ctx, site: PageSite, language: Language): Page {
  return renderAlike(ctx, site, { path: '/example', language }, { kind: 'example' });
}

/** An empty page. The back office hands it the menu to show. */
export function renderPreview(site: PageSite, language: Language): Page {
  return { ...renderModel(site, { path: '/menu/preview', language }, { kind: 'preview' }), isShell: true };
}
