import type { Visitor } from '../limits/visitor.ts';
import type { CachedStore } from './menus.ts';

/** The store that each visitor used last, among those that ask for codes. */
export interface RecentStores {
  record(visitor: Visitor, store: Pick<CachedStore, 'store' | 'catalogue'>): void;
  get(visitor: Visitor): Promise<string | null>;
}
