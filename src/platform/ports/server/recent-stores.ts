import type { Visitor } from '#platform/limits/server/visitor.ts';
import type { StoreHead } from './menus.ts';

/** The store that each visitor used last, among those that ask for codes. */
export interface RecentStores {
  record(visitor: Visitor, head: Pick<StoreHead, 'store' | 'asksForCodes'>): void;
  get(visitor: Visitor): Promise<string | null>;
}
