import type { Visitor } from '../limits/visitor.ts';
import type { Shelved } from './menus.ts';

/** Which store each visitor dealt with last, of those that ask for codes. */
export interface RecentStores {
  note(visitor: Visitor, shelved: Pick<Shelved, 'store' | 'catalogue'>): void;
  get(visitor: Visitor): Promise<string | null>;
}
