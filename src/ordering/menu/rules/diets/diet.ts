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

/** Facts of a dish that are yes or not said. What treats all such facts alike walks this list, and that of levels. */
export const MARKS = ['jain'] as const;
export type MarkField = (typeof MARKS)[number];

/** Facts of a dish that are one of a few levels, which count from 0. */
export const LEVELS = { spice: SPICES } as const;
export type LevelField = keyof typeof LEVELS;
export type Level = (typeof LEVELS)[LevelField][number];
type WordFor<Each> = { [At in keyof Each]: string };
/** The words of levels, in their order. */
export type LevelWords = { [Field in LevelField]: WordFor<(typeof LEVELS)[Field]> };
export const LEVEL_FIELDS = Object.keys(LEVELS) as LevelField[];

export type FactField = MarkField | LevelField;
export type Facts = Record<MarkField, boolean> & Record<LevelField, Level | null>;
export const NO_MARKS: Record<MarkField, boolean> = { jain: false };
/** Where nothing is said. */
export const NO_FACTS: Facts = { ...NO_MARKS, spice: null };

/** One thing for each of these facts. */
export function inEach<Field extends FactField, T>(fields: readonly Field[], make: (field: Field) => T) {
  return Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<Field, T>;
}

/** What a kitchen declares besides the veg mark. */
export interface Diet extends Facts {
  /** Null means that nothing is known, an empty list that the dish contains none of them. */
  allergens: Allergen[] | null;
  /** The dish is marked as not vegetarian only for its egg. */
  egg: boolean;
}

/** Only dishes that are not vegetarian can be marked for egg. */
export function hasEggAlone({ egg, veg }: { egg?: boolean | undefined; veg: boolean | null }): boolean {
  return egg === true && veg === false;
}
