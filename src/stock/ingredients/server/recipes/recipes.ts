import { findItem } from '#ordering/menu/server/find-items.ts';
import { startConsuming } from '#platform/consumers/server/consume-logs.ts';
import { actorRecord, authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { type BasisPoints, toNumber } from '#platform/money/rules/money.ts';
import { toQuantity } from '../../rules/amount.ts';
import { worthOf } from '../../rules/cost.ts';
import { USUAL_TARGET } from '../../rules/margin.ts';
import {
  isCircular,
  keyOf,
  MOST_PORTIONS,
  type Recipe,
  type RecipeLine,
  type RecipeSwap,
  recipesAt,
} from '../../rules/recipe.ts';
import type { RecipeBody, RecipesView, RecipeView } from '../../wire/stock.ts';
import { knowsCosts } from '../ingredients.ts';
import { lockForOut, lockIngredients } from '../lock-ingredients.ts';
import { insertRecipe, selectIngredients, selectTarget, upsertTarget } from '../queries.ts';
import { settle } from '../settle.ts';
import { findRecipes, STOCK } from './find-recipes.ts';

export async function readRecipes(ctx: StoreCtx): Promise<RecipesView> {
  authorise(ctx, 'stock.count');
  const held = recipesAt(await findRecipes(ctx, ctx.storeId), ctx.now);
  const costs = new Map((await selectIngredients(ctx.db, ctx.storeId)).map(({ id, cost }) => [id, cost]));
  const isKnown = knowsCosts(ctx);
  const recipes = [...held.values()].filter(
    ({ of, lines, makes }) => lines.length > 0 || isShare({ of, makes }),
  );
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
        lines: lines.map(({ ingredientId, amount, swap }) => ({
          ingredient: ingredientId,
          quantity: toQuantity(amount),
          ...(swap && { swap: swapView(swap) }),
        })),
        cost: isKnown ? toNumber(cost) : null,
      };
    }),
  };
}

/** A choice that only says how much of the dish it takes. */
const isShare = ({ of, makes }: Pick<Recipe, 'of' | 'makes'>) => of.kind === 'choice' && makes !== null;

const swapView = ({ ingredientId, amount, keepsVeg }: RecipeSwap) => ({
  ingredient: ingredientId,
  quantity: toQuantity(amount),
  keepsVeg,
});

export async function setTarget(ctx: StoreCtx, target: BasisPoints): Promise<RecipesView> {
  authorise(ctx, 'stock.manage');
  await upsertTarget(ctx.db, ctx.storeId, target);
  return readRecipes(ctx);
}

/** Holds for what is ordered from now on. With the first one the store's orders begin to take from its stock. */
export async function setRecipe(ctx: StoreCtx, body: RecipeBody): Promise<RecipesView> {
  authorise(ctx, 'stock.manage');
  await withTransaction(ctx, async (tx) => {
    const locked = await lockForOut(tx, namedIn(body));
    await settle(tx, locked, () => keepRecipe(tx, body));
  });
  return readRecipes(ctx);
}

/** The ingredients that a recipe is about. */
const namedIn = ({ of, lines }: RecipeBody): string[] => [
  ...lines.flatMap(({ ingredient, swap }) => (swap ? [ingredient, swap.ingredient] : [ingredient])),
  ...(of.kind === 'made' ? [of.ingredientId] : []),
];

/** Runs in the caller's transaction, which also settles what is on the menus by it. */
export async function keepRecipe(tx: StoreCtx, body: RecipeBody): Promise<void> {
  const { storeId } = tx;
  const { of, makes } = body;
  if (of.kind === 'made' && !makes) throw fieldFault({ makes: { rule: 'required' } });
  if (of.kind === 'choice' && (makes ?? 0) > MOST_PORTIONS) throw fieldFault({ makes: { rule: 'quantity' } });
  const lines = body.lines.map(lineOf);
  if (new Set(lines.map(({ ingredientId }) => ingredientId)).size < lines.length)
    throw fieldFault({ lines: { rule: 'namedTwice' } });
  // Nobody is asked what a batch is made with, and nothing stands in for itself.
  if (
    lines.some(({ ingredientId, swap }) => swap && (of.kind === 'made' || swap.ingredientId === ingredientId))
  )
    throw fieldFault({ lines: { rule: 'invalid' } });
  if (of.kind !== 'made') await findItem(tx, of.itemId);
  await lockIngredients(tx, storeId, namedIn(body));
  const recipe: Recipe = { of, lines, makes: of.kind === 'dish' ? null : (makes ?? null), since: tx.now };
  if (of.kind === 'made' && isCircular(recipe, recipesAt(await findRecipes(tx, storeId), tx.now)))
    throw new AppError('RECIPE_CIRCULAR');
  await insertRecipe(tx.db, {
    storeId,
    id: uuidV7(tx.now),
    key: keyOf(of),
    of,
    lines,
    makes: recipe.makes,
    since: new Date(tx.now),
    author: actorRecord(tx.actor),
  });
  await startConsuming(tx, STOCK, storeId);
}

const lineOf = ({ ingredient, quantity, swap }: RecipeBody['lines'][number]): RecipeLine => ({
  ingredientId: ingredient,
  amount: quantity,
  ...(swap && {
    swap: {
      ingredientId: swap.ingredient,
      amount: swap.quantity ?? quantity,
      keepsVeg: swap.keepsVeg,
    },
  }),
});
