import { OTHER_LANGUAGES } from '#domain/language/languages.ts';
import { ALL_WORDS } from '#domain/language/words/all-words.ts';
import type { Words } from '#domain/language/words/en.ts';
import type { OptionGroup } from '#domain/menu/menu.ts';
import type { DishSwap } from '#domain/menu/swaps.ts';
import { standingOf } from '#domain/stock/out.ts';
import type { RecipeLine } from '#domain/stock/recipe.ts';
import type { Db } from '../../platform/db/client.ts';
import { selectDishRecipes, selectEverySwap, selectNames } from './swap-queries.ts';

/** What dishes are made with instead of what is out. */
export async function findSwaps(db: Db, storeId: string): Promise<DishSwap[]> {
  const ingredients = await selectNames(db, storeId);
  const out = new Set(ingredients.filter(({ isOut }) => isOut).map(({ id }) => id));
  if (out.size === 0) return [];
  const gone = new Set(ingredients.filter(({ isGone }) => isGone).map(({ id }) => id));
  const { on } = standingOf(out, await selectDishRecipes(db, storeId), gone);
  return swapsFrom([...on], ingredients);
}

/** All that recipes ever named: a device may have sold them, whatever is out by now. Nobody has to choose them. */
export async function findEverySwap(db: Db, storeId: string): Promise<DishSwap[]> {
  const recipes = (await selectEverySwap(db, storeId)).flatMap(({ of, lines }) =>
    of.kind === 'dish' ? lines.map((line) => ({ itemId: of.itemId, line })) : [],
  );
  const byDish = Map.groupBy(recipes, ({ itemId }) => itemId);
  const lines = [...byDish].map(([itemId, of]) => [itemId, of.map(({ line }) => line)] as const);
  const swaps = swapsFrom(lines, await selectNames(db, storeId));
  return swaps.map((swap) => ({ ...swap, groups: joined(swap.groups) }));
}

/** One choice for each ingredient, of all that ever stood in for it. */
function joined(groups: readonly OptionGroup[]): OptionGroup[] {
  return [...Map.groupBy(groups, ({ id }) => id).values()].flatMap((same) => {
    const options = new Map(same.flatMap((group) => group.options.map((option) => [option.id, option])));
    return same.slice(0, 1).map((group) => ({ ...group, required: false, options: [...options.values()] }));
  });
}

type Lines = readonly [itemId: string, lines: readonly RecipeLine[]];

function swapsFrom(
  dishes: readonly Lines[],
  ingredients: readonly { id: string; name: string }[],
): DishSwap[] {
  const nameOf = new Map(ingredients.map(({ id, name }) => [id, name]));
  return dishes.flatMap(([itemId, lines]) => {
    const swapped = lines.flatMap(({ ingredientId: from, swap }) => (swap ? { ...swap, from } : []));
    const groups = swapped.map(({ from, ingredientId: to }) =>
      choiceOf({ id: from, name: nameOf.get(from) ?? '' }, { id: to, name: nameOf.get(to) ?? '' }),
    );
    const keepsVeg = swapped.every((swap) => swap.keepsVeg);
    return groups.length > 0 ? [{ itemId, keepsVeg, groups }] : [];
  });
}

interface Named {
  id: string;
  name: string;
}

/** A choice with one option, to which a guest agrees. */
function choiceOf(from: Named, to: Named): OptionGroup {
  const inEach = (say: (words: Words['swap']) => string) => ({
    label: say(ALL_WORDS.en.words.swap),
    translations: Object.fromEntries(
      OTHER_LANGUAGES.map((language) => [language, { label: say(ALL_WORDS[language].words.swap) }]),
    ),
  });
  const option = {
    ...{ id: to.id, price: 0, text: null, added: false, swap: { from: from.id, to: to.id } },
    ...inEach((words) => words.instead(to.name, from.name)),
  };
  return {
    ...{ id: from.id, description: '', required: true, maxSelection: 1, options: [option] },
    ...inEach((words) => words.out(from.name)),
  };
}
