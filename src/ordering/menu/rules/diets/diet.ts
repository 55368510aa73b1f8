/** Allergens that the labelling rules of FSSAI name, in the order in which they are shown. */
export const ALLERGENS = [
  'milk',
  'gluten',
  'nuts',
  'peanuts',
  'egg',
  'soy',
  'fish',
  'crustaceans',
  'sulphite',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** Levels: not spicy, mild, medium, hot. */
export const SPICES = [0, 1, 2, 3] as const;
export type Spice = (typeof SPICES)[number];

/** What a kitchen declares besides the veg mark. */
export interface Diet {
  /** Null means that nothing is known, an empty list that the dish contains none of them. */
  allergens: Allergen[] | null;
  jain: boolean;
  /** The dish is marked as not vegetarian only for its egg. */
  egg: boolean;
  spice: Spice | null;
}

/** Only dishes that are not vegetarian can be marked for egg. */
export function hasEggAlone({ egg, veg }: { egg?: boolean | undefined; veg: boolean | null }): boolean {
  return egg === true && veg === false;
}
