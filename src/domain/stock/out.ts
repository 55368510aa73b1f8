import type { RecipeFor, RecipeLine } from './recipe.ts';

interface Needing {
  of: RecipeFor;
  lines: readonly Pick<RecipeLine, 'ingredientId'>[];
}

/** The dishes that need an ingredient. What the kitchen has made of it beforehand is still there. */
export const dishesWith = (ingredientId: string, recipes: Iterable<Needing>): string[] =>
  [...recipes].flatMap(({ of, lines }) =>
    of.kind === 'dish' && lines.some((line) => line.ingredientId === ingredientId) ? [of.itemId] : [],
  );

/** An ingredient that is out, and the dishes that need it. */
export interface Out {
  id: string;
  dishes: readonly string[];
}

interface Back {
  /** Dishes that can be sold again. */
  back: string[];
  /** Dishes that need another ingredient which is out. They come back with that one. */
  kept: Map<string, string[]>;
}

/** What becomes of the dishes that an ingredient took off, once it is there again. */
export function comesBack(tookOff: readonly string[], others: readonly Out[]): Back {
  const kept = new Map<string, string[]>();
  const back = tookOff.filter((itemId) => {
    const other = others.find(({ dishes }) => dishes.includes(itemId));
    if (other) kept.set(other.id, [...(kept.get(other.id) ?? []), itemId]);
    return !other;
  });
  return { back, kept };
}
