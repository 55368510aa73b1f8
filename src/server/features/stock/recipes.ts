import type { RecipeBody, RecipesView, RecipeView } from '#domain/api/stock.ts';
import { AppError } from '#domain/errors.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { type BasisPoints, toNumber } from '#domain/money/money.ts';
import { toQuantity } from '#domain/stock/amount.ts';
import { worthOf } from '#domain/stock/cost.ts';
import { USUAL_TARGET } from '#domain/stock/margin.ts';
import {
  isCircular,
  keyOf,
  keysOfPortion,
  type PortionLine,
  type Recipe,
  recipesAt,
} from '#domain/stock/recipe.ts';
import { startConsuming } from '../../platform/consumers/consume-logs.ts';
import {
  actorRecord,
  authorise,
  type Ctx,
  type StoreCtx,
  withTransaction,
} from '../../platform/context/context.ts';
import type { RecipeRow } from '../../platform/db/schema/stock.ts';
import { uuidV7 } from '../../platform/ids.ts';
import { findItem } from '../menus/find-items.ts';
import { knowsCosts } from './ingredients.ts';
import { lockIngredients } from './ledger.ts';
import {
  insertRecipe,
  selectIngredients,
  selectRecipes,
  selectRecipesOf,
  selectTarget,
  upsertTarget,
} from './queries.ts';

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
  ...{ of, lines, makes },
  since: since.getTime(),
});

export async function readRecipes(ctx: StoreCtx): Promise<RecipesView> {
  authorise(ctx, 'stock.count');
  const held = recipesAt(await findRecipes(ctx, ctx.storeId), ctx.now);
  const costs = new Map((await selectIngredients(ctx.db, ctx.storeId)).map(({ id, cost }) => [id, cost]));
  const isKnown = knowsCosts(ctx);
  const recipes = [...held.values()].filter(({ lines }) => lines.length > 0);
  const target = (await selectTarget(ctx.db, ctx.storeId)) ?? USUAL_TARGET;
  return {
    target: isKnown ? toNumber(target) : null,
    recipes: recipes.map(({ of, lines, makes }): RecipeView => {
      const cost = lines.reduce(
        (sum, line) => sum + worthOf(line.amount, costs.get(line.ingredientId) ?? 0),
        0,
      );
      return {
        of,
        makes: makes === null ? null : toQuantity(makes),
        lines: lines.map(({ ingredientId, amount }) => ({
          ingredient: ingredientId,
          quantity: toQuantity(amount),
        })),
        cost: isKnown ? toNumber(cost) : null,
      };
    }),
  };
}

export async function setTarget(ctx: StoreCtx, target: BasisPoints): Promise<RecipesView> {
  authorise(ctx, 'stock.manage');
  await upsertTarget(ctx.db, ctx.storeId, target);
  return readRecipes(ctx);
}

/** Holds for what is ordered from now on. With the first one the store's orders begin to take from its stock. */
export async function setRecipe(ctx: StoreCtx, body: RecipeBody): Promise<RecipesView> {
  authorise(ctx, 'stock.manage');
  await withTransaction(ctx, (tx) => keepRecipe(tx, body));
  return readRecipes(ctx);
}

/** Runs in the caller's transaction. */
export async function keepRecipe(tx: StoreCtx, { of, makes, lines: asked }: RecipeBody): Promise<void> {
  const { storeId } = tx;
  if (of.kind === 'made' && !makes) throw fieldFault({ makes: { rule: 'required' } });
  const lines = asked.map(({ ingredient, quantity }) => ({ ingredientId: ingredient, amount: quantity }));
  if (new Set(lines.map(({ ingredientId }) => ingredientId)).size < lines.length)
    throw fieldFault({ lines: { rule: 'namedTwice' } });
  if (of.kind !== 'made') await findItem(tx, of.itemId);
  const ids = lines.map(({ ingredientId }) => ingredientId);
  await lockIngredients(tx, storeId, of.kind === 'made' ? [...ids, of.ingredientId] : ids);
  const recipe: Recipe = { of, lines, makes: of.kind === 'made' ? (makes ?? null) : null, since: tx.now };
  if (of.kind === 'made' && isCircular(recipe, recipesAt(await findRecipes(tx, storeId), tx.now)))
    throw new AppError('RECIPE_CIRCULAR');
  await insertRecipe(tx.db, {
    ...{ storeId, id: uuidV7(tx.now), key: keyOf(of), of, lines, makes: recipe.makes },
    ...{ since: new Date(tx.now), author: actorRecord(tx.actor) },
  });
  await startConsuming(tx, STOCK, storeId);
}
