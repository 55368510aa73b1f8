import { ALLERGENS, type Allergen, SPICES, type Spice } from './diet.ts';
import type { Item, Menu } from './menu.ts';

/** What a guest wants to see of a menu, beside vegetarian only. */
export interface DietFilter {
  avoid: Allergen[];
  /** Vegetarian and egg; or Jain. */
  eats: 'egg' | 'jain' | null;
  /** No hotter than this. */
  spice: Spice | null;
}

export const NO_FILTER: DietFilter = { avoid: [], eats: null, spice: null };

export function countFilters({ avoid, eats, spice }: DietFilter): number {
  return avoid.length + (eats === null ? 0 : 1) + (spice === null ? 0 : 1);
}

/** Where somebody avoids an allergen, a dish of which nothing is known is not shown. */
export function suits(item: Item, filter: DietFilter): boolean {
  return suitsTaste(item, filter) && !lacksAllergens(item, filter) && !holdsAvoided(item, filter);
}

/** Left out only because nobody has said what is in it. */
export function isUnknown(item: Item, filter: DietFilter): boolean {
  return suitsTaste(item, filter) && lacksAllergens(item, filter);
}

function suitsTaste(item: Item, { eats, spice }: DietFilter): boolean {
  if (eats === 'jain' && !item.jain) return false;
  if (eats === 'egg' && item.veg === false && !item.egg) return false;
  // How hot a drink is, nobody says: only what is known to be hotter is left out.
  return spice === null || item.spice === null || item.spice <= spice;
}

function lacksAllergens({ allergens }: Item, { avoid }: DietFilter): boolean {
  return avoid.length > 0 && allergens === null;
}

function holdsAvoided({ allergens }: Item, { avoid }: DietFilter): boolean {
  return allergens?.some((allergen) => avoid.includes(allergen)) ?? false;
}

/** What there is to choose in a menu: what no dish of it says, cannot be asked for. */
export interface Choices {
  allergens: Allergen[];
  eats: ('egg' | 'jain')[];
  spices: Spice[];
}

export function choicesIn({ categories }: Menu): Choices {
  const items = categories.flatMap((category) => category.items);
  const hottest = Math.max(-1, ...items.map(({ spice }) => spice ?? -1));
  return {
    allergens: ALLERGENS.filter((known) => items.some(({ allergens }) => allergens?.includes(known))),
    eats: [
      ...(items.some(({ egg }) => egg) ? (['egg'] as const) : []),
      ...(items.some(({ jain }) => jain) ? (['jain'] as const) : []),
    ],
    spices: SPICES.filter((level) => level < hottest),
  };
}
