import { createHash } from 'node:crypto';
import type { Locale, PageModel } from '#domain/api/page.ts';
import type { StoreModel } from '#domain/api/store-model.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { withOwnNames } from '#domain/menu/name-in.ts';
import type { Brand } from '#domain/site/brand.ts';
import { formatLinkedPlace, knownPlace, type SaidPlace } from '#domain/store/linked-place.ts';
import { findStoreNow } from '../features/menus/store-model.ts';
import { getOrderPage } from '../features/payments/get-order-page.ts';
import { hasFooter } from '../features/plans/keep-footers.ts';
import type { Ctx } from '../platform/context/context.ts';
import { type CachedBody, cacheBody } from '../platform/http/cached-body.ts';
import type { Network } from '../platform/limits/network.ts';
import type { CachedStore } from '../platform/ports/menus.ts';
import type { Rendered } from '../platform/ports/pages.ts';
import { homeOf, isHere, type Site } from '../platform/site/sites.ts';
import type { BuiltPages } from './built-pages.ts';
import { closedPage } from './closed-page.ts';
import { customerPolicy, previewPolicy } from './page-policy.ts';
import { ANY_PLACE, cutHoles, fillHoles } from './place-holes.ts';

/** What a page is made of: the built front end, and the site that it stands on. */
export interface PageSite extends Site {
  built: BuiltPages;
  version: string;
}

export interface Page {
  status: number;
  policy: string;
  /** Whether search engines and caches may store it. */
  isPublic: boolean;
  /** The same for everybody, but not for search engines. */
  isShell?: boolean;
  body: CachedBody;
}

export interface PageRequest {
  path: string;
  locale: Locale;
  /** The order type and table in the link, as a query. Only what the store has: pages are cached by it. */
  place?: string;
  /** Of whoever asks for a place's page. */
  network?: Network;
}

export interface Linked {
  locale: Locale;
  place: SaidPlace;
  network: Network;
}

const NO_INVITATION: Brand['footer'] = { text: '', url: '' };
const MISSING: ErrorCode[] = ['STORE_NOT_FOUND', 'ORDER_NOT_FOUND', 'MENU_NOT_FOUND', 'POST_NOT_FOUND'];
const HTML_TYPE = 'text/html; charset=utf-8';

/** The store's page, cached until something that it shows has changed. */
export async function renderStore(
  ctx: Ctx,
  site: PageSite,
  { slug, men, locale, place, network }: { slug: string; men: string | null } & Linked,
) {
  const store = await findOr404(findStoreNow(ctx, slug));
  if (!store) return renderMissing(site, { path: `/${slug}`, locale });
  const { closedAt, name } = store.cached.store;
  if (closedAt !== null) return renderClosed({ path: `/${slug}`, locale }, name);
  // An address that names no menu of this hour shows the list of them.
  const menuId = men === null ? store.fitting : (store.menus.find(({ id }) => id === men)?.id ?? null);
  const path = `/${store.cached.store.slug}`;
  const asked = { path, locale, network, place: placeIn(store.cached, place) };
  return renderCached(ctx, siteOfStore(ctx, site, store.cached.store), asked, {
    key: [store.key, menuId],
    validUntil: store.validUntil,
    model: () =>
      isTooLong(store.menus) ? { kind: 'shell' } : { kind: 'store', store: store.view(), menuId },
  });
}

/** A page without an invitation to the site, where the store's plan says so. */
function siteOfStore({ services, now }: Ctx, site: PageSite, store: CachedStore['store']): PageSite {
  if (hasFooter(services, store, now)) return site;
  return { ...site, brand: { ...site.brand, footer: NO_INVITATION } };
}

/** Other places are left to the page's script, which knows its address. */
export function placeIn({ catalogue, tables }: CachedStore, place: SaidPlace): string {
  const orderTypes = catalogue.orderTypes.filter(({ active }) => active).map(({ label }) => label);
  return formatLinkedPlace(knownPlace(place, { tables, orderTypes }));
}

const MOST_ITEMS = 2000;

/** Longer than any real menu. Rendering it would delay all other guests. */
export function isTooLong(menus: Menu[]): boolean {
  const categories = menus.flatMap((menu) => menu.categories);
  return categories.reduce((sum, { items }) => sum + items.length, 0) > MOST_ITEMS;
}

interface CachedRender {
  /** Equal as long as the page is the same, apart from its expiry. */
  key: unknown[];
  validUntil: number | null;
  model: () => PageModel;
}

/** Caches one page for all tables. The linked table is written in afterwards. */
export async function renderCached(
  ctx: Ctx,
  site: PageSite,
  asked: PageRequest,
  kept: CachedRender,
): Promise<Page> {
  const { pages, placedPages, limiter } = ctx.services;
  const name = createHash('sha256')
    .update(JSON.stringify([site.origin, site.brand, asked.path, asked.locale, ...kept.key]))
    .digest('base64url');
  const page = pages.get(name, ctx.now) ?? renderFresh(ctx, site, asked, { name, ...kept });
  const { place = '', network } = asked;
  if (place === '' || !page.holes || !network) return publicPage(page);
  const placedName = `${name} ${place}`;
  const known = placedPages.get(placedName, ctx.now);
  if (known) return publicPage(known);
  if (!(await limiter.tryTake('placedPages', network))) return publicPage(page);
  const body = cacheBody(HTML_TYPE, fillHoles(page.encoded.identity, page.holes, place));
  const placed = { ...page, ...body };
  placedPages.set(placedName, placed);
  return publicPage(placed);
}

function renderFresh(
  ctx: Ctx,
  site: PageSite,
  asked: PageRequest,
  { name, validUntil, model }: CachedRender & { name: string },
) {
  const { pages } = ctx.services;
  const shown = model();
  const { origin, brand, version } = site;
  const home = homeOf(site);
  const input = { path: asked.path, locale: asked.locale, origin, home, brand, version };
  const {
    html: drawn,
    names,
    ...parts
  } = site.built.render({ ...input, model: shown, place: ANY_PLACE }, site.built.assets);
  const { html, holes } = cutHoles(drawn);
  const offered = 'menuId' in shown ? offeredTypes(shown.store) : [];
  const page: Rendered = {
    ...cacheBody(HTML_TYPE, html),
    policy: customerPolicy(parts, []),
    validUntil,
    holes: {
      all: holes,
      orderTypes: offered.map(({ label }) => label),
      names: withOwnNames(names, offered, asked.locale),
    },
  };
  if (pages.set(name, page)) return page;
  // Too large for the cache, the page would be rendered for each guest. Its script fills it in instead.
  const { body, policy } = renderShell(site, asked);
  const shell: Rendered = { ...body, policy, validUntil };
  pages.set(name, shell);
  return shell;
}

const offeredTypes = ({ page }: StoreModel) => page.profile.orderConfigs.filter(({ active }) => active);

const publicPage = (page: Rendered): Page => ({
  status: 200,
  isPublic: true,
  policy: page.policy ?? '',
  body: page,
});

/** An order's page is for its guest alone. It is rendered for each request and never cached. */
export async function renderOrder(ctx: Ctx, site: PageSite, slug: string, asked: PageRequest): Promise<Page> {
  const found = await findOr404(getOrderPage(ctx, slug));
  return found && isHere(site, found.order.profileID)
    ? renderModel(site, asked, { kind: 'order', ...found })
    : renderMissing(site, asked);
}

/** A page that its script fills in. */
export function renderShell(site: PageSite, asked: PageRequest, gateways: string[] = []): Page {
  return { ...renderModel(site, asked, { kind: 'shell' }, gateways), isShell: true };
}

export function renderMissing(site: PageSite, asked: PageRequest): Page {
  return { ...renderModel(site, asked, { kind: 'missing' }), status: 404 };
}

export function renderClosed({ locale }: PageRequest, name: string): Page {
  const { html, styles } = closedPage(name, locale);
  const policy = customerPolicy({ styles, scripts: [] }, []);
  return { status: 410, isPublic: false, policy, body: cacheBody(HTML_TYPE, html) };
}

export function renderModel(
  site: PageSite,
  { path, locale }: PageRequest,
  model: PageModel,
  gateways = gatewaysOf(model),
): Page {
  const { built, origin, brand, version } = site;
  const input = { path, origin, home: homeOf(site), brand, locale, version, model, place: '' };
  const page = built.render(input, built.assets);
  return {
    status: 200,
    isPublic: false,
    policy: model.kind === 'preview' ? previewPolicy(page) : customerPolicy(page, gateways),
    body: cacheBody(HTML_TYPE, page.html),
  };
}

const gatewaysOf = (model: PageModel) =>
  model.kind === 'order' && model.form ? [new URL(model.form.action).origin] : [];

/** Null if the thing does not exist. Other errors are passed on. */
export async function findOr404<T>(finding: Promise<T>): Promise<T | null> {
  try {
    return await finding;
  } catch (error) {
    const isMissing = error instanceof AppError && MISSING.includes(error.code);
    if (!isMissing) throw error;
    return null;
  }
}
