import type { Ctx } from '#platform/context/server/context.ts';
import { keysOfPortion, type PortionLine, type Recipe } from '../../rules/recipe.ts';
import type { RecipeRow } from '../../tables.ts';
import { selectRecipes, selectRecipesOf } from '../queries.ts';

/** The follower of the store's log that takes what orders need. */
export const STOCK = 'stock';

/** All that ever held, the oldest first. */
export async function findRecipes({ db }: Pick<Ctx, 'db'>, storeId: string): Promise<Recipe[]> {
  return (await selectRecipes(db, storeId)).map(recipeOf);
}

/** Those that these portions need, the oldest first. */
export async function findRecipesFor(
  { db }: Pick<Ctx, 'db'>,
  storeId: string,
  lines: readonly PortionLine[],
): Promise<Recipe[]> {
  const keys = [...new Set(lines.flatMap(keysOfPortion))];
  return keys.length === 0 ? [] : (await selectRecipesOf(db, storeId, keys)).map(recipeOf);
}

const recipeOf = ({ of, lines, makes, since }: RecipeRow): Recipe => ({
  of,
  lines,
  makes,
  since: since.getTime(),
});
