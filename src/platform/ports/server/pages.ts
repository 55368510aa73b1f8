import type { CachedBody, WholeBody } from '#platform/http/server/cached-body.ts';
import type { Holes } from '#restaurant/pages/tables.ts';

interface Kept {
  /** The time until which it is valid. Null if only a change can outdate it. */
  validUntil: number | null;
  /** The security policy of a page. Data has none. */
  policy?: string;
  /** The gaps for the table that its link names. */
  holes?: Holes;
}

export type Rendered = CachedBody & Kept;

/** Bodies in this process's memory. */
export interface RenderedPages {
  get(name: string, now: number): Rendered | null;
  /** False if the page is too large to be cached. */
  set(name: string, page: Rendered): boolean;
}

/** How a store is when a body of it is right. */
export interface StoreState {
  revision: number;
  /** All that the body shows besides what the revision says. */
  state: string;
}

export interface AskedPage extends StoreState {
  storeId: string;
  /** Whatever was asked for, and where. There are few for each store, and strangers can't make up more. */
  address: unknown[];
  /** Whether it has no row, because hardly any guest asks for it. */
  memoryOnly?: boolean;
}

export interface When {
  now: number;
  /** Whether no guest has asked for it yet. */
  isAhead: boolean;
}

export type MadePage = WholeBody & Kept & StoreState;

/** Bodies of stores, in memory and in the database. What one process has rendered, no other renders again. */
export interface StorePages {
  /** The body for the store as it is now. It is made once, however many ask. */
  get(asked: AskedPage, when: When, make: () => Promise<MadePage>): Promise<Rendered>;
}
