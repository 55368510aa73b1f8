import { getOrderPage } from '#money/payments/server/get-order-page.ts';
import type { SaidPlace } from '#ordering/placing/rules/linked-place.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';
import { type CachedBody, cacheBody } from '#platform/http/server/cached-body.ts';
import type { Language } from '#platform/language/rules/languages.ts';
import type { Network } from '#platform/limits/server/network.ts';
import { homeOf, isHere } from '#platform/site/server/sites.ts';
import { brandIn } from '#restaurant/brand/rules/brand.ts';
import type { PageModel } from '#restaurant/pages/wire/page.ts';
import { customerPolicy, previewPolicy } from './page-policy.ts';
import type { PageSite } from './page-site.ts';
import { closedPage } from './plain-pages.ts';

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
  language: Language;
  /** The order type and table in the link. A page is kept only for what the store has. */
  place?: SaidPlace;
  /** The websites that may frame the page. */
  websites?: readonly string[];
  /** Of whoever asks for a place's page. */
  network?: Network | undefined;
}

export interface Linked extends Pick<PageRequest, 'language' | 'network'> {
  place: SaidPlace;
}

const MISSING: ErrorCode[] = ['STORE_NOT_FOUND', 'ORDER_NOT_FOUND', 'MENU_NOT_FOUND', 'POST_NOT_FOUND'];
export const HTML_TYPE = 'text/html; charset=utf-8';

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

export function renderClosed({ language }: PageRequest, name: string): Page {
  const { html, styles } = closedPage(name, language);
  const policy = customerPolicy({ styles, scripts: [] }, []);
  return { status: 410, isPublic: false, policy, body: cacheBody(HTML_TYPE, html) };
}

export function renderModel(
  site: PageSite,
  { path, language, websites }: PageRequest,
  model: PageModel,
  gateways = gatewaysOf(model),
): Page {
  const { built, origin, version } = site;
  const brand = brandIn(site.brand, language);
  const input = { path, origin, home: homeOf(site), brand, language, version, model, place: '' };
  const page = built.render(input, built.assets);
  return {
    status: 200,
    isPublic: false,
    policy: model.kind === 'preview' ? previewPolicy(page) : customerPolicy(page, gateways, websites),
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
