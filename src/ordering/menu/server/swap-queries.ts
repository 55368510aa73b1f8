import type { Db } from '#platform/db/server/client.ts';
import { and, asc, desc, eq, ilike, or, sql } from '#platform/db/server/drizzle.ts';
import { ingredients, recipes } from '#stock/ingredients/tables.ts';

const isOfDish = or(ilike(recipes.key, 'dish %'), ilike(recipes.key, 'choice %'));

export async function selectNames(db: Db, storeId: string) {
  return db
    .select({
      id: ingredients.id,
      name: ingredients.name,
      isGone: ingredients.isGone,
      outSince: ingredients.outSince,
    })
    .from(ingredients)
    .where(eq(ingredients.storeId, storeId));
}

/** The lines with swaps of all recipes that dishes and their choices ever had, the newest first. */
export async function selectEverySwap(db: Db, storeId: string) {
  return db
    .select({ of: recipes.of, lines: recipes.lines })
    .from(recipes)
    .where(and(eq(recipes.storeId, storeId), isOfDish, sql`${recipes.lines} @> '[{"swap": {}}]'`))
    .orderBy(desc(recipes.id));
}

/** The recipes of dishes and their choices that hold now. */
export async function selectDishRecipes(db: Db, storeId: string) {
  return db
    .selectDistinctOn([recipes.key], { of: recipes.of, lines: recipes.lines })
    .from(recipes)
    .where(and(eq(recipes.storeId, storeId), isOfDish))
    .orderBy(asc(recipes.key), desc(recipes.since), desc(recipes.id));
}
