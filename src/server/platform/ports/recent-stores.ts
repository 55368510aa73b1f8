import type { Visitor } from '../limits/visitor.ts';
import type { Shelved } from './menus.ts';

/** The store that each visitor used last, among those that ask for codes. */
export interface RecentStores {
  record(visitor: Visitor, shelved: Pick<Shelved, 'store' | 'catalogue'>): void;
  get(visitor: Visitor): Promise<string | null>;
}
