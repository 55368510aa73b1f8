import type { Item } from '../menu.ts';
import type { Allergen, Spice } from './diet.ts';
import { ALLERGENS, hasEggAlone } from './diet.ts';

/** From what leaves most dishes to what leaves fewest: each one also rules out what those before it do. */
export const DIETS = ['egg', 'veg', 'jain'] as const;
type TableDiet = (typeof DIETS)[number];

/** What one guest at a table, or all of them together, do not eat. */
export interface Needs {
  avoid: Allergen[];
  /** `egg`: vegetarian dishes and egg. */
  eats: TableDiet | null;
  /** The hottest level that they eat. */
  spice: Spice | null;
}

export const NO_NEEDS: Needs = { avoid: [], eats: null, spice: null };

export const hasNeeds = ({ avoid, eats, spice }: Needs): boolean =>
  avoid.length > 0 || eats !== null || spice !== null;

/** What suits everyone who said something. It doesn't tell who, or how many, said what. */
export function sumOfNeeds(all: readonly Needs[]): Needs {
  const spices = all.flatMap(({ spice }) => spice ?? []);
  return {
    avoid: ALLERGENS.filter((known) => all.some(({ avoid }) => avoid.includes(known))),
    eats: DIETS.findLast((diet) => all.some(({ eats }) => eats === diet)) ?? null,
    spice: spices.length === 0 ? null : (Math.min(...spices) as Spice),
  };
}

/** `ask`: the menu does not say enough about the dish. */
export const VERDICTS = ['fine', 'ask', 'no'] as const;
export type Verdict = (typeof VERDICTS)[number];

type Facts = Pick<Item, 'veg' | 'egg' | 'jain' | 'allergens' | 'spice'>;

/** Whether those with these needs can eat a dish. What is not stated is never fine. */
export function verdictOf(dish: Facts, needs: Needs): Verdict {
  const verdicts = [byAllergens(dish, needs), byDiet(dish, needs), bySpice(dish, needs)];
  return VERDICTS.findLast((verdict) => verdicts.includes(verdict)) ?? 'ask';
}

function byAllergens(dish: Facts, { avoid }: Needs): Verdict {
  if (avoid.length === 0) return 'fine';
  if (avoidedIn(dish, avoid).length > 0) return 'no';
  return dish.allergens === null ? 'ask' : 'fine';
}

type Contents = Pick<Facts, 'veg' | 'allergens'> & { egg?: boolean | undefined };

/** Which of these a dish has, as far as the menu says. */
export const avoidedIn = (dish: Contents, avoid: readonly Allergen[]): Allergen[] =>
  avoid.filter((allergen) => dish.allergens?.includes(allergen) || (allergen === 'egg' && hasEggAlone(dish)));

function byDiet(dish: Facts, { eats }: Needs): Verdict {
  if (eats === null) return 'fine';
  if (dish.veg === false) return eats === 'egg' && hasEggAlone(dish) ? 'fine' : 'no';
  if (dish.veg === null) return 'ask';
  // Kitchens mark few of the dishes that they can make without onion and garlic.
  return eats === 'jain' && !dish.jain ? 'ask' : 'fine';
}

function bySpice({ spice: level }: Facts, { spice: most }: Needs): Verdict {
  if (most === null) return 'fine';
  if (level === null) return 'ask';
  return level <= most ? 'fine' : 'no';
}
