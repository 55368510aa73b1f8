import type { Locale, PageModel } from '#domain/api/page.ts';
import type { StoreModel } from '#domain/api/store-model.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { withOwnNames } from '#domain/menu/name-in.ts';
import type { Brand } from '#domain/site/brand.ts';
import { formatLinkedPlace, knownPlace, type SaidPlace } from '#domain/store/linked-place.ts';
import { findStoreNow, type StoreNow } from '../features/menus/store-model.ts';
import { getOrderPage } from '../features/payments/get-order-page.ts';
import { hasFooter } from '../features/plans/keep-footers.ts';
import type { Ctx } from '../platform/context/context.ts';
import type { Holes } from '../platform/db/schema/pages.ts';
import { type CachedBody, cacheBody, decode, pack, type WholeBody } from '../platform/http/cached-body.ts';
import type { Network } from '../platform/limits/network.ts';
import type { CachedStore, StoreHead } from '../platform/ports/menus.ts';
import type { AskedPage, Rendered, StoreState } from '../platform/ports/pages.ts';
import { homeOf, isHere } from '../platform/site/sites.ts';
import { closedPage } from './closed-page.ts';
import { customerPolicy, previewPolicy } from './page-policy.ts';
import type { PageSite } from './page-site.ts';
import { ANY_PLACE, cutHoles, fillHoles } from './place-holes.ts';

export interface Page {
  status: number;
  policy: string;
  /** Whether search engines and caches may store it. */
  isPublic: boolean;
  /** The same for everybody, but not for search engines. */
  isShell?: boolean;
  /** Its menu is too large for it. */
  lacksMenu?: boolean;
  body: CachedBody;
}

export interface PageRequest {
  path: string;
  locale: Locale;
  /** The order type and table in the link. A page is kept only for what the store has. */
  place?: SaidPlace;
  /** Of whoever asks for a place's page. */
  network?: Network | undefined;
}

export interface Linked extends Pick<PageRequest, 'locale' | 'network'> {
  place: SaidPlace;
}

const NO_INVITATION: Brand['footer'] = { text: '', url: '' };
const NOTHING: Holes['known'] = { tables: [], orderTypes: [] };
const SHELL = { model: { kind: 'shell' } } as const;
const MISSING: ErrorCode[] = ['STORE_NOT_FOUND', 'ORDER_NOT_FOUND', 'MENU_NOT_FOUND', 'POST_NOT_FOUND'];
const HTML_TYPE = 'text/html; charset=utf-8';

/** The store's page, kept until something that it shows has changed. */
export async function renderStore(
  ctx: Ctx,
  site: PageSite,
  { slug, men, locale, place, network }: { slug: string; men: string | null } & Linked,
) {
  const now = await findOr404(findStoreNow(ctx, slug));
  if (!now) return renderMissing(site, { path: `/${slug}`, locale });
  const { store } = now.head;
  if (store.closedAt !== null) return renderClosed({ path: `/${slug}`, locale }, store.name);
  // An address that names no menu of this hour shows the list of them.
  const menuId = men === null ? now.fitting : (now.menus.find(({ id }) => id === men)?.id ?? null);
  const asked = { path: `/${store.slug}`, locale, network, place };
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
/** Above this, a page is sent without its menu, which its script then fetches. */
const MOST_PAGE_BYTES = 4_000_000;

/** Longer than any real menu. Rendering it would delay all other guests. */
export function isTooLong(menus: Menu[]): boolean {
  const categories = menus.flatMap((menu) => menu.categories);
  return categories.reduce((sum, { items }) => sum + items.length, 0) > MOST_ITEMS;
}

type WholePage = WholeBody & { policy: string; holes?: Holes };

interface Drawing extends StoreState {
  validUntil: number | null;
  model: PageModel;
  /** What links to this page may name. */
  known?: Holes['known'];
}

/** Keeps one page for all tables. The linked table is written in afterwards. */
export async function renderKept(
  ctx: Ctx,
  site: PageSite,
  asked: PageRequest,
  kept: AskedPage,
  draw: () => Promise<Drawing>,
): Promise<Page> {
  const { storePages, placedPages, limiter } = ctx.services;
  const address = [site.origin, site.brand, asked.path, asked.locale, ...kept.address];
  const page = await storePages.get({ ...kept, address }, ctx.now, async () => {
    const drawing = await draw();
    const { revision, state, validUntil } = drawing;
    return { ...renderWhole(site, asked, drawing), revision, state, validUntil };
  });
  const { place: linked = {}, network } = asked;
  const place = page.holes ? formatLinkedPlace(knownPlace(linked, page.holes.known)) : '';
  if (place === '' || !page.holes || !network) return { ...publicPage(page), lacksMenu: !page.holes };
  const placedName = JSON.stringify([kept.storeId, address, page.etag, place]);
  const known = placedPages.get(placedName, ctx.now);
  if (known) return publicPage(known);
  if (!(await limiter.tryTake('placedPages', network))) return publicPage(page);
  const body = cacheBody(HTML_TYPE, fillHoles(await decode(page), page.holes, place));
  const placed = { ...body, policy: page.policy ?? '', validUntil: page.validUntil };
  placedPages.set(placedName, await pack(placed));
  return publicPage(placed);
}

function renderWhole(
  site: PageSite,
  asked: PageRequest,
  { model, known = NOTHING }: Pick<Drawing, 'model' | 'known'>,
): WholePage {
  const { origin, brand, version } = site;
  const home = homeOf(site);
  const input = { path: asked.path, locale: asked.locale, origin, home, brand, version };
  const {
    html: drawn,
    names,
    ...parts
  } = site.built.render({ ...input, model, place: ANY_PLACE }, site.built.assets);
  const { html, holes } = cutHoles(drawn);
  const body = cacheBody(HTML_TYPE, html);
  const policy = customerPolicy(parts, []);
  // Its script fills it in.
  if (model.kind === 'shell') return { ...body, policy };
  if (body.encoded.identity.length > MOST_PAGE_BYTES) return renderWhole(site, asked, SHELL);
  const offered = 'menuId' in model ? offeredTypes(model.store) : [];
  const orderTypes = offered.map(({ label }) => label);
  const own = withOwnNames(names, offered, asked.locale);
  return { ...body, policy, holes: { all: holes, orderTypes, names: own, known } };
}

/** A page that belongs to no store and is always the same. */
export function renderAlike(
  { services, now }: Ctx,
  site: PageSite,
  asked: PageRequest,
  model: PageModel,
): Page {
  const name = JSON.stringify(['page', site.origin, site.brand, asked.path, asked.locale]);
  const known = services.pages.get(name, now);
  if (known) return publicPage(known);
  const { body, policy } = renderModel(site, asked, model);
  const page = { ...body, policy, validUntil: null };
  services.pages.set(name, page);
  return publicPage(page);
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
