import type { Names } from '#domain/menu/name-in.ts';
import type { CachedBody } from '../http/cached-body.ts';

/** Where something of the place goes in a page that is kept without one; `at` counts bytes. */
export interface Hole {
  at: number;
  kind: 'query' | 'first' | 'further' | 'shown';
}

/** A store's page is the same for all of its tables, but for these few words. */
export interface Holes {
  all: Hole[];
  /** Those that the page offers: the link may name another one. */
  orderTypes: string[];
  /** In the language of the page. */
  names: Names;
}

/** A body with the time at which it stops being true; null where only a change can end it. */
export type Rendered = CachedBody & {
  validUntil: number | null;
  /** The security policy of a page; data has none of its own. */
  policy?: string;
  /** Where a page has room for the table that its link names. */
  holes?: Holes;
};

export interface RenderedPages {
  get(name: string, now: number): Rendered | null;
  /** False for a page that is too heavy to be kept. */
  keep(name: string, page: Rendered): boolean;
}
