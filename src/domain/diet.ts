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

/** The same on the wire: what is not known is not sent. */
export interface DietView {
  allergens?: Allergen[] | undefined;
  jain?: boolean | undefined;
  egg?: boolean | undefined;
  spice?: Spice | undefined;
}

export const NO_DIET: Diet = { allergens: null, jain: false, egg: false, spice: null };

type Marked<Of> = Of & { veg: boolean | null };

/** Egg is told apart among what is not vegetarian; the mark itself is the kitchen's word. */
function hasEggAlone({ egg, veg }: Marked<{ egg: boolean }>): boolean {
  return egg && veg === false;
}

export function readDiet({
  allergens,
  jain = false,
  egg = false,
  spice,
  veg,
}: Marked<{
  allergens?: Allergen[] | null | undefined;
  jain?: boolean | undefined;
  egg?: boolean | undefined;
  spice?: Spice | null | undefined;
}>): Diet {
  return { allergens: allergens ?? null, jain, egg: hasEggAlone({ egg, veg }), spice: spice ?? null };
}

export function presentDiet({ allergens, jain, egg, spice, veg }: Marked<Diet>): DietView {
  return {
    ...(allergens === null ? {} : { allergens }),
    ...(jain ? { jain } : {}),
    ...(hasEggAlone({ egg, veg }) ? { egg } : {}),
    ...(spice === null ? {} : { spice }),
  };
}
