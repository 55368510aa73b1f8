import type { RecipeFor, RecipeLine } from './recipe.ts';

interface Needing {
  of: RecipeFor;
  lines: readonly Pick<RecipeLine, 'ingredientId' | 'swap'>[];
}

/** How dishes stand while ingredients are out. What the kitchen has made of them beforehand is still there. */
export interface Standing<Line = RecipeLine> {
  /** Dishes that can't be made, each with an ingredient that it lacks. */
  off: Map<string, string>;
  /** Dishes that go on with something else, each with the lines of its recipe that are swapped. */
  on: Map<string, Line[]>;
}

/**
 * A dish stays if everything that it lacks has a swap which is there. Its choices never take it off. `gone`: what is no
 * longer used, which stands in for nothing.
 */
export function standingOf<Recipe extends Needing>(
  out: ReadonlySet<string>,
  recipes: Iterable<Recipe>,
  gone: ReadonlySet<string> = new Set(),
): Standing<Recipe['lines'][number]> {
  const isThere = (ingredientId: string) => !out.has(ingredientId) && !gone.has(ingredientId);
  const standing: Standing<Recipe['lines'][number]> = { off: new Map(), on: new Map() };
  for (const { of, lines } of recipes) {
    if (of.kind !== 'dish') continue;
    const missing = lines.filter(({ ingredientId }) => out.has(ingredientId));
    const lacking = missing.find(({ swap }) => !swap || !isThere(swap.ingredientId));
    if (lacking) standing.off.set(of.itemId, lacking.ingredientId);
    else if (missing.length > 0) standing.on.set(of.itemId, missing);
  }
  return standing;
}

/** What becomes of the dishes that ingredients took off, once others are out or back. */
export function resettled(tookOff: Iterable<string>, { off }: Pick<Standing, 'off'>) {
  const dishes = [...new Set(tookOff)];
  return {
    /** Dishes that can be sold again. */
    back: dishes.filter((itemId) => !off.has(itemId)),
    /** The others, by an ingredient that they lack. They come back with it. */
    kept: Map.groupBy(
      dishes.filter((itemId) => off.has(itemId)),
      (itemId) => off.get(itemId),
    ),
  };
}

/** The dishes that change, although they stay on the menus: what they are made with now is not what it was. */
export function swappedAnew(was: Standing, is: Standing): string[] {
  const said = (standing: Standing, itemId: string) => JSON.stringify(standing.on.get(itemId) ?? null);
  return [...new Set([...was.on.keys(), ...is.on.keys()])].filter(
    (itemId) => said(was, itemId) !== said(is, itemId),
  );
}
