import { parsePictureUrl } from '#ordering/menu/rules/own-pictures.ts';
import { isNamedByContent } from '#platform/site/rules/built-files.ts';
import { isReservedSlug } from '#platform/text/rules/slug.ts';

export type Strategy =
  /** A store's page: from the network, or the copy if that takes too long. */
  | { kind: 'page'; slug: string }
  /** A table's code, which redirects to the store's page. */
  | { kind: 'table'; slug: string; iden: string }
  /** A page filled in from this browser's storage: from the network, or the empty page. */
  | { kind: 'shell' }
  /** Another page of ours: from the network alone. */
  | { kind: 'network' }
  /** A file named by its content: from the cache. */
  | { kind: 'file' | 'picture' }
  /** A page or a file of the office, of which admitted tablets keep a copy. */
  | { kind: 'office' | 'office file' }
  /** Left to the browser: calls, streams, orders, other sites. */
  | { kind: 'leave' };

export interface RequestInfo {
  method: string;
  /** The mode of the request: `navigate` for a page. */
  mode: string;
  url: string;
}

const FILE = /^\/assets\/[\w.-]+$/;
const SHELL = /^\/(?:(?:place-order|orders|order|status\/[^/]+|[^/]+\/(?:book(?:\/[^/]+)?|line|table))\/?)?$/;
const OFFICE = /^\/(?:app(?:\/.*)?|auth\/tablet)$/;
const OFFICE_FILE = /^\/assets\/office\/[\w.-]+$/;
const TABLE = /^(?:\/(?<slug>[^/]+))?\/t\/(?<iden>[^/]+)$/;
const ONE_SEGMENT = /^\/([^/]+)\/?$/;

/** Decides how a request is answered. Anything unknown is left to the browser. `home` is the store at `/`. */
export function strategyFor(
  { method, mode, url }: RequestInfo,
  origin: string,
  home: string | null,
): Strategy {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return { kind: 'leave' };
  if (mode === 'navigate') {
    const slug = storeIn(pathname, home);
    if (slug !== null) return { kind: 'page', slug };
    if (OFFICE.test(pathname)) return { kind: 'office' };
    return tableIn(pathname, home) ?? { kind: SHELL.test(pathname) ? 'shell' : 'network' };
  }
  if (FILE.test(pathname) && isNamedByContent(pathname)) return { kind: 'file' };
  if (OFFICE_FILE.test(pathname) && isNamedByContent(pathname)) return { kind: 'office file' };
  return parsePictureUrl(pathname) ? { kind: 'picture' } : { kind: 'leave' };
}

function tableIn(path: string, home: string | null): Strategy | null {
  const { slug = home, iden = '' } = TABLE.exec(path)?.groups ?? {};
  return slug && iden ? { kind: 'table', slug, iden } : null;
}

/** The slug of the store with this path; null for other pages. */
export function storeIn(path: string, home: string | null): string | null {
  if (path === '/') return home;
  const slug = ONE_SEGMENT.exec(path)?.[1];
  return slug === undefined || isReservedSlug(slug.toLowerCase()) ? null : slug;
}
