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

/** Facts of a dish that are one of a few levels. Tables, history, the editor's form and `/v1` walk this list. */
export const LEVELS = { spice: SPICES } as const;
export type LevelField = keyof typeof LEVELS;
export type Levels = { [Field in LevelField]: (typeof LEVELS)[Field][number] | null };
export const LEVEL_FIELDS = Object.keys(LEVELS) as LevelField[];
/** Where nothing is said. */
export const NO_LEVELS: Levels = { spice: null };

/** What a kitchen declares besides the veg mark. */
export interface Diet extends Levels {
  /** Null means that nothing is known, an empty list that the dish contains none of them. */
  allergens: Allergen[] | null;
  jain: boolean;
  /** The dish is marked as not vegetarian only for its egg. */
  egg: boolean;
}

/** Only dishes that are not vegetarian can be marked for egg. */
export function hasEggAlone({ egg, veg }: { egg?: boolean | undefined; veg: boolean | null }): boolean {
  return egg === true && veg === false;
}
