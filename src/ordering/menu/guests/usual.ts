import { atom } from 'nanostores';
import type { Dish } from './store-context.ts';

/** A row of fewer dishes looks forgotten. */
export const FEWEST_DISHES = 3;

export interface Usual {
  /** Puts the usual dishes first, or in the place of the popular ones if there are enough; null without any. */
  lead: (
    listed: (ids: readonly string[]) => Dish[],
    popular: Dish[],
  ) => { heading: string; dishes: Dish[] } | null;
}

/** The dishes that this browser orders most often, once they are read. Only guests who have ordered load them. */
export const $usual = atom<Usual | null>(null);
