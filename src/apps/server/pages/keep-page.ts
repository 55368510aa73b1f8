import { withOwnNames } from '#ordering/menu/rules/name-in.ts';
import { formatLinkedPlace, knownPlace } from '#ordering/placing/rules/linked-place.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { cacheBody, decode, pack, type WholeBody } from '#platform/http/server/cached-body.ts';
import type { AskedPage, Rendered, StoreState } from '#platform/ports/server/pages.ts';
import { homeOf } from '#platform/site/server/sites.ts';
import type { Holes } from '#restaurant/pages/tables.ts';
import type { PageModel } from '#restaurant/pages/wire/page.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { customerPolicy } from './page-policy.ts';
import type { PageSite } from './page-site.ts';
import { ANY_PLACE, cutHoles, fillHoles } from './places/place-holes.ts';
import { HTML_TYPE, type Page, type PageRequest, renderModel } from './render-page.ts';

const NOTHING: Holes['known'] = { tables: [], orderTypes: [] };
export const SHELL = { model: { kind: 'shell' } } as const;

/** Above this, a page is sent without its menu, which its script then fetches. */
const MOST_PAGE_BYTES = 4_000_000;

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
  const address = [site.origin, site.brand, asked.path, asked.language, ...kept.address];
  const when = { now: ctx.now, isAhead: ctx.actor.kind === 'system' };
  const page = await storePages.get({ ...kept, address }, when, async () => {
    const drawing = await draw();
    const { revision, state, validUntil } = drawing;
    return { ...renderWhole(site, asked, drawing), revision, state, validUntil };
  });
  const { place: linked = {}, network } = asked;
  const place = page.holes ? formatLinkedPlace(knownPlace(linked, page.holes.known)) : '';
  if (place === '' || !page.holes || !network) return { ...publicPage(page), lacksMenu: !page.holes };
  const placedName = `${page.etag} ${place}`;
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
  const input = { path: asked.path, language: asked.language, origin, home, brand, version };
  const {
    html: drawn,
    names,
    ...parts
  } = site.built.render({ ...input, model, place: ANY_PLACE }, site.built.assets);
  const { html, holes } = cutHoles(drawn);
  const body = cacheBody(HTML_TYPE, html);
  const policy = customerPolicy(parts, [], asked.websites);
  // Its script fills it in.
  if (model.kind === 'shell') return { ...body, policy };
  if (body.encoded.identity.length > MOST_PAGE_BYTES) return renderWhole(site, asked, SHELL);
  const offered = 'menuId' in model ? offeredTypes(model.store) : [];
  const orderTypes = offered.map(({ label }) => label);
  const own = withOwnNames(names, offered, asked.language);
  return { ...body, policy, holes: { all: holes, orderTypes, names: own, known } };
}

/** A page that belongs to no store and is always the same. */
export function renderAlike(
  { services, now }: Ctx,
  site: PageSite,
  asked: PageRequest,
  model: PageModel,
): Page {
  const name = JSON.stringify(['page', site.origin, site.brand, asked.path, asked.language]);
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
