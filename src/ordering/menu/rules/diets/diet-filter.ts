import type { Item, Menu } from '../menu.ts';
import { ALLERGENS, type Allergen, SPICES, type Spice } from './diet.ts';

/** A guest's filters besides vegetarian only. */
export interface DietFilter {
  avoid: Allergen[];
  /** `egg` includes vegetarian dishes. */
  eats: 'egg' | 'jain' | null;
  /** The hottest level that is shown. */
  spice: Spice | null;
}

export const NO_FILTER: DietFilter = { avoid: [], eats: null, spice: null };

export function countFilters({ avoid, eats, spice }: DietFilter): number {
  return avoid.length + (eats === null ? 0 : 1) + (spice === null ? 0 : 1);
}

/** A dish with unknown allergens is not shown to guests who avoid one. */
export function suits(item: Item, filter: DietFilter): boolean {
  return suitsTaste(item, filter) && !lacksAllergens(item, filter) && !holdsAvoided(item, filter);
}

/** True for a dish that is hidden only because its allergens are unknown. */
export function isUnknown(item: Item, filter: DietFilter): boolean {
  return suitsTaste(item, filter) && lacksAllergens(item, filter);
}

function suitsTaste(item: Item, { eats, spice }: DietFilter): boolean {
  if (eats === 'jain' && !item.jain) return false;
  if (eats === 'egg' && item.veg === false && !item.egg) return false;
  // Many dishes, such as drinks, have no level, so only those known to be hotter are left out.
  return spice === null || item.spice === null || item.spice <= spice;
}

function lacksAllergens({ allergens }: Item, { avoid }: DietFilter): boolean {
  return avoid.length > 0 && allergens === null;
}

function holdsAvoided({ allergens }: Item, { avoid }: DietFilter): boolean {
  return allergens?.some((allergen) => avoid.includes(allergen)) ?? false;
}

/** The filters that a menu offers: those that apply to at least one dish. */
export interface DietChoices {
  allergens: Allergen[];
  eats: ('egg' | 'jain')[];
  spices: Spice[];
}

export function choicesIn({ categories }: Menu): DietChoices {
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
