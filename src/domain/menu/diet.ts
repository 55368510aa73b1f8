/** What the labelling rules of FSSAI have named on food, in the order in which it is shown. */
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

/** Not hot, mild, medium, hot. */
export const SPICES = [0, 1, 2, 3] as const;
export type Spice = (typeof SPICES)[number];

/** What a kitchen says of a dish beside its mark. */
export interface Diet {
  /** Null: nothing is known. An empty list: none of them is an ingredient. */
  allergens: Allergen[] | null;
  jain: boolean;
  /** Marked as not vegetarian for its egg alone. */
  egg: boolean;
  spice: Spice | null;
}

/** Egg is told apart among what is not vegetarian; the mark itself is the kitchen's word. */
export function hasEggAlone({ egg, veg }: { egg?: boolean | undefined; veg: boolean | null }): boolean {
  return egg === true && veg === false;
}
