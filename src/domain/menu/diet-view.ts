import type { Allergen, Diet, Spice } from './diet.ts';

/** The same on the wire: what is not known is not sent. */
export interface DietView {
  allergens?: Allergen[] | undefined;
  jain?: boolean | undefined;
  egg?: boolean | undefined;
  spice?: Spice | undefined;
}

type Marked<Of> = Of & { veg: boolean | null };

/** Egg is told apart among what is not vegetarian; the mark itself is the kitchen's word. */
function hasEggAlone({ egg, veg }: Marked<{ egg: boolean }>): boolean {
  return egg && veg === false;
}

type Sent = Marked<{
  allergens?: Allergen[] | null | undefined;
  jain?: boolean | undefined;
  egg?: boolean | undefined;
  spice?: Spice | null | undefined;
}>;

/** Apart from the lists of what there is, which a page that only shows a menu does not need. */
export function readDiet({ allergens = null, jain = false, egg = false, spice = null, veg }: Sent): Diet {
  return { allergens, jain, egg: hasEggAlone({ egg, veg }), spice };
}

export function presentDiet({ allergens, jain, egg, spice, veg }: Marked<Diet>): DietView {
  return {
    ...(allergens === null ? {} : { allergens }),
    ...(jain ? { jain } : {}),
    ...(hasEggAlone({ egg, veg }) ? { egg } : {}),
    ...(spice === null ? {} : { spice }),
  };
}
