import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { lockStoreAlone } from '#restaurant/stores/server/find-store.ts';
import { keyOf, recipesAt } from '../rules/recipe.ts';
import type { StockImportBody, StockView } from '../wire/stock.ts';
import { addIngredient, changeIngredient, readStock } from './ingredients.ts';
import { lockForOut } from './lock-ingredients.ts';
import { selectIngredients } from './queries.ts';
import { findRecipes } from './recipes/find-recipes.ts';
import { keepRecipe } from './recipes/recipes.ts';
import { settle } from './settle.ts';

const plain = (name: string) => name.trim().toLowerCase();

/** Takes over a whole sheet or nothing of it. What the store has by the same name is changed, and its unit stays. */
export async function importStock(
  ctx: StoreCtx,
  { ingredients, recipes }: StockImportBody,
): Promise<StockView> {
  authorise(ctx, 'stock.manage');
  if (new Set(ingredients.map(({ name }) => plain(name))).size < ingredients.length)
    throw fieldFault({ ingredients: { rule: 'namedTwice' } });
  await withTransaction(ctx, async (tx) => {
    // One after the other, so that two sheets make no ingredient twice.
    await lockStoreAlone(tx.db, tx.storeId);
    const known = new Map((await selectIngredients(tx.db, tx.storeId)).map((row) => [plain(row.name), row]));
    const locked = await lockForOut(
      tx,
      [...known.values()].map(({ id }) => id),
    );
    const before = recipesAt(await findRecipes(tx, tx.storeId), tx.now);
    const ids = new Map([...known].map(([name, { id }]) => [name, id]));
    for (const { unit, ...said } of ingredients) {
      const row = known.get(plain(said.name));
      if (row && row.unit !== unit) throw fieldFault({ ingredients: { rule: 'invalid' } });
      const { _id } = row
        ? await changeIngredient(tx, row.id, { ...said, isGone: false })
        : await addIngredient(tx, { ...said, unit });
      ids.set(plain(said.name), _id);
    }
    await settle(tx, locked, async () => {
      for (const { item, lines } of recipes) {
        const of = { kind: 'dish' as const, itemId: item };
        const swaps = new Map(before.get(keyOf(of))?.lines.map((line) => [line.ingredientId, line.swap]));
        await keepRecipe(tx, {
          of,
          lines: lines.map(({ ingredient, quantity }) => {
            const id = ids.get(plain(ingredient));
            if (id === undefined) throw new AppError('INGREDIENT_NOT_FOUND');
            // A sheet says nothing of swaps.
            const { ingredientId = '', amount, keepsVeg = false } = swaps.get(id) ?? {};
            const swap = ingredientId && { ingredient: ingredientId, quantity: amount, keepsVeg };
            return { ingredient: id, quantity, ...(swap && { swap }) };
          }),
        });
      }
    });
  });
  return readStock(ctx);
}
