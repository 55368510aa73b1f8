import type { Names } from '#domain/menu/name-in.ts';
import type { CachedBody } from '../http/cached-body.ts';

/** A gap for the table's name or query in a cached page. `at` counts bytes. */
export interface Hole {
  at: number;
  kind: 'query' | 'first' | 'further' | 'shown';
}

/** The gaps of a store's page, which is otherwise the same for all tables. */
export interface Holes {
  all: Hole[];
  /** The order types that the page offers. The link may name another one. */
  orderTypes: string[];
  /** Names in the page's language. */
  names: Names;
}

/** A body and the time until which it is valid. Null if only a change can outdate it. */
export type Rendered = CachedBody & {
  validUntil: number | null;
  /** The security policy of a page. Data has none. */
  policy?: string;
  /** The gaps for the table that its link names. */
  holes?: Holes;
};

export interface RenderedPages {
  get(name: string, now: number): Rendered | null;
  /** False if the page is too large to be cached. */
  set(name: string, page: Rendered): boolean;
}
