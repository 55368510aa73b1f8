import { isReservedSlug } from '#domain/text/slug.ts';

export type Strategy =
  /** A store's page: the network's answer, or the copy where none comes in time. */
  | { kind: 'page'; slug: string }
  /** What is filled in from this browser's own storage: the network's answer, or the empty page where there is none. */
  | { kind: 'shell' }
  /** Another page of ours: the network alone; nothing of it is ever kept. */
  | { kind: 'network' }
  /** Named by its content: what is kept is right for ever. */
  | { kind: 'file' | 'picture' }
  /** Not ours to touch: calls, streams, orders, codes, the back office, other sites. */
  | { kind: 'leave' };

export interface Asked {
  method: string;
  /** As a request says it: `navigate` for a page. */
  mode: string;
  url: string;
}

const FILE = /^\/assets\/[\w.-]+-[\w-]{8}\.(?:js|css|svg|webp|woff2)$/;
const PICTURE = /^\/images\/[0-9a-f]{32}-\d{3,4}\.(?:avif|webp)$/;
const SHELL = /^\/(?:(?:place-order|orders|order|status\/[^/]+)\/?)?$/;
const ONE_SEGMENT = /^\/([^/]+)\/?$/;

/** What is done with a request. Whatever is not named here goes its way as if no worker were there. */
export function strategyFor({ method, mode, url }: Asked, origin: string): Strategy {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return { kind: 'leave' };
  if (mode === 'navigate') {
    const slug = storeIn(pathname);
    if (slug !== null) return { kind: 'page', slug };
    return { kind: SHELL.test(pathname) ? 'shell' : 'network' };
  }
  if (FILE.test(pathname)) return { kind: 'file' };
  return PICTURE.test(pathname) ? { kind: 'picture' } : { kind: 'leave' };
}

/** The store whose page stands at this path; null for every other page. */
export function storeIn(path: string): string | null {
  const slug = ONE_SEGMENT.exec(path)?.[1];
  return slug === undefined || isReservedSlug(slug.toLowerCase()) ? null : slug;
}
