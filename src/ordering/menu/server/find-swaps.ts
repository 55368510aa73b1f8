import type { Db } from '#platform/db/server/client.ts';
import { OTHER_LANGUAGES } from '#platform/language/rules/languages.ts';
import { ALL_WORDS } from '#platform/language/rules/words/all-words.ts';
import type { Words } from '#platform/language/rules/words/en.ts';
import { choicesToday, NOTHING_OUT, type Standing, standingOf } from '#stock/ingredients/rules/out.ts';
import type { RecipeLine } from '#stock/ingredients/rules/recipe.ts';
import type { Menu, OptionGroup } from '../rules/menu.ts';
import type { DishSwap } from '../rules/options/swaps.ts';
import { selectDishRecipes, selectEverySwap, selectNames } from './swap-queries.ts';

/** How the dishes of these menus are sold without what is out. */
export async function findSwaps(db: Db, storeId: string, menus: readonly Menu[]): Promise<DishSwap[]> {
  const ingredients = await selectNames(db, storeId);
  const { on, choices } = await standingWith(db, storeId, ingredients, ({ outSince }) => outSince !== null);
  if (on.size + choices.size === 0) return [];
  const items = menus.flatMap(({ categories }) => categories.flatMap((category) => category.items));
  const today = items.map(({ id: itemId, groups }) => {
    const { off, swapped } = choicesToday(groups, choices.get(itemId) ?? []);
    const lines = [...(on.get(itemId) ?? []), ...swapped];
    return { itemId, off, lines: [...new Map(lines.map((line) => [line.ingredientId, line])).values()] };
  });
  return swapsFrom(today, ingredients);
}

/** What could not be made any more at that time, of what can't be made now. */
export async function findOffSince(db: Db, storeId: string, at: Date): Promise<Standing> {
  const isOut = ({ outSince }: Ingredient) => outSince !== null && outSince <= at;
  return standingWith(db, storeId, await selectNames(db, storeId), isOut);
}

type Ingredient = Awaited<ReturnType<typeof selectNames>>[number];

async function standingWith(
  db: Db,
  storeId: string,
  ingredients: readonly Ingredient[],
  isOut: (ingredient: Ingredient) => boolean,
): Promise<Standing> {
  const out = new Set(ingredients.filter(isOut).map(({ id }) => id));
  if (out.size === 0) return NOTHING_OUT;
  const gone = new Set(ingredients.filter(({ isGone }) => isGone).map(({ id }) => id));
  return standingOf(out, await selectDishRecipes(db, storeId), gone);
}

/** All that recipes ever named: a device may have sold them, whatever is out by now. Nobody has to choose them. */
export async function findEverySwap(db: Db, storeId: string): Promise<DishSwap[]> {
  const recipes = (await selectEverySwap(db, storeId)).flatMap(({ of, lines }) =>
    of.kind === 'made' ? [] : lines.map((line) => ({ itemId: of.itemId, line })),
  );
  const byDish = Map.groupBy(recipes, ({ itemId }) => itemId);
  const dishes = [...byDish].map(([itemId, of]) => ({ itemId, off: [], lines: of.map(({ line }) => line) }));
  const swaps = swapsFrom(dishes, await selectNames(db, storeId));
  return swaps.map((swap) => ({ ...swap, groups: joined(swap.groups) }));
}

/** One choice for each ingredient, of all that ever stood in for it. */
function joined(groups: readonly OptionGroup[]): OptionGroup[] {
  return [...Map.groupBy(groups, ({ id }) => id).values()].flatMap((same) => {
    const options = new Map(same.flatMap((group) => group.options.map((option) => [option.id, option])));
    return same.slice(0, 1).map((group) => ({ ...group, required: false, options: [...options.values()] }));
  });
}

interface DishToday {
  itemId: string;
  off: NonNullable<DishSwap['off']>;
  /** The lines of recipes that are swapped. */
  lines: readonly RecipeLine[];
}

function swapsFrom(
  dishes: readonly DishToday[],
  ingredients: readonly { id: string; name: string }[],
): DishSwap[] {
  const nameOf = new Map(ingredients.map(({ id, name }) => [id, name]));
  return dishes.flatMap(({ itemId, off, lines }) => {
    const swapped = lines.flatMap(({ ingredientId: from, swap }) => (swap ? { ...swap, from } : []));
    const asked = swapped.map(({ from, ingredientId: to }) =>
      choiceOf({ id: from, name: nameOf.get(from) ?? '' }, { id: to, name: nameOf.get(to) ?? '' }),
    );
    const keepsVeg = swapped.every((swap) => swap.keepsVeg);
    return asked.length + off.length > 0 ? [{ itemId, keepsVeg, groups: asked, off }] : [];
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
    id: to.id,
    price: 0,
    text: null,
    added: false,
    swap: { from: from.id, to: to.id },
    ...inEach((words) => words.instead(to.name, from.name)),
  };
  return {
    id: from.id,
    description: '',
    required: true,
    maxSelection: 1,
    options: [option],
    ...inEach((words) => words.out(from.name)),
  };
}
