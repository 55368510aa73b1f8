import type { DietView } from '#ordering/catalogue/wire/catalogue.ts';
import type { Allergen, Spice } from '#ordering/menu/rules/diets/diet.ts';

export type Diets = Record<string, DietView>;

/** The diet details of a dish: its allergens, how spicy it is, and a diet that it also suits. */
export function says(allergens: string, spice: Spice, suits?: 'jain' | 'egg'): DietView {
  const named = allergens.split(' ').filter((name) => name !== '') as Allergen[];
  return { allergens: named, spice, ...(suits ? { [suits]: true } : {}) };
}
