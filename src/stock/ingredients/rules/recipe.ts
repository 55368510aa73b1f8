import type { SoldWeight } from '#ordering/menu/rules/menu.ts';
import { proportion } from '#platform/money/rules/money.ts';
import { type Amount, MOST_AMOUNT } from './amount.ts';

/** What stands in for an ingredient while it is out. */
export interface RecipeSwap {
  ingredientId: string;
  amount: Amount;
  /** Whether the dish keeps its veg mark with it. */
  keepsVeg: boolean;
}

export interface RecipeLine {
  ingredientId: string;
  amount: Amount;
  swap?: RecipeSwap | undefined;
}

/** A choice of a dish, by the names that guests read, as orders keep them. */
export interface Choice {
  group: string;
  option: string;
}

/** What a recipe is for: a dish, one of its choices, or an ingredient that the kitchen makes. */
export type RecipeFor =
  | { kind: 'dish'; itemId: string }
  | { kind: 'choice'; itemId: string; choice: Choice }
  | { kind: 'made'; ingredientId: string };

export interface Recipe {
  of: RecipeFor;
  lines: readonly RecipeLine[];
  /**
   * How much it makes, of an ingredient. Of a choice, how much of a portion the dish is with it, and takes of the dish's own
   * recipe. Null: one portion.
   */
  makes: Amount | null;
  /** From when on it holds. What was ordered before keeps the one before it. */
  since: number;
}

export const MOST_RECIPE_LINES = 60;

export const PORTION: Amount = 1_000;
export const MOST_PORTIONS: Amount = 10 * PORTION;

/** Two with the same key replace each other. */
export function keyOf(of: RecipeFor): string {
  if (of.kind === 'made') return `made ${of.ingredientId}`;
  return of.kind === 'dish' ? `dish ${of.itemId}` : choiceKey(of.itemId, of.choice);
}

const choiceKey = (itemId: string, { group, option }: Choice) =>
  `choice ${itemId} ${JSON.stringify([group, option])}`;

/** Those that hold at an instant, by their key. An empty one is none. */
export function recipesAt(recipes: readonly Recipe[], at: number): Map<string, Recipe> {
  const held = new Map<string, Recipe>();
  for (const recipe of recipes) {
    const key = keyOf(recipe.of);
    if (recipe.since <= at && recipe.since >= (held.get(key)?.since ?? 0)) held.set(key, recipe);
  }
  return held;
}

/** A dish of a combo, with what it comes with. */
interface PortionPart {
  itemId: string;
  selections?: readonly { label: string; contents: readonly string[] }[] | undefined;
  weight?: SoldWeight | undefined;
}

export interface PortionLine {
  itemId: string;
  configs: readonly {
    label: string;
    options: readonly {
      label: string;
      part?: PortionPart | undefined;
      weight?: SoldWeight | undefined;
      swap?: { from: string; to: string } | undefined;
    }[];
  }[];
}

/** The keys of the recipes that one portion needs. */
export const keysOfPortion = (line: PortionLine): string[] => [
  ...keysOfDish(line),
  ...partsOf(line).flatMap((part) => keysOfDish(lineOfPart(part))),
];

/** Its own, and those of what was chosen with it. */
const keysOfDish = ({ itemId, configs }: PortionLine): [own: string, ...choices: string[]] => [
  keyOf({ kind: 'dish', itemId }),
  ...configs.flatMap(({ label: group, options }) =>
    options.map(({ label: option }) => choiceKey(itemId, { group, option })),
  ),
];

const partsOf = ({ configs }: PortionLine): PortionPart[] =>
  configs.flatMap(({ options }) => options.flatMap(({ part }) => part ?? []));

/** A dish of a combo as it would be ordered by itself. */
const lineOfPart = ({ itemId, selections = [], weight }: PortionPart): PortionLine => ({
  itemId,
  configs: selections.map(({ label, contents }) => ({
    label,
    options: contents.map((option) => ({ label: option, weight })),
  })),
});

type Recipes = ReadonlyMap<string, Recipe>;

/**
 * What one portion takes: the dish's own recipe with what is swapped in it, and those of what was chosen with it, or is in a
 * combo. The recipe of a dish that is sold by weight is for its heaviest size.
 */
export const needOfPortion = (line: PortionLine, recipes: Recipes): Map<string, Amount> =>
  together([line, ...partsOf(line).map(lineOfPart)], recipes);

/** What these dishes of a combo take of it. `made`: their places. */
export const needOfParts = (
  line: PortionLine,
  made: ReadonlySet<number>,
  recipes: Recipes,
): Map<string, Amount> =>
  together(
    partsOf(line)
      .filter((_, at) => made.has(at))
      .map(lineOfPart),
    recipes,
  );

function together(dishes: readonly PortionLine[], recipes: Recipes): Map<string, Amount> {
  const need = new Map<string, Amount>();
  for (const dish of dishes)
    for (const { ingredientId, amount } of linesOfDish(dish, recipes))
      need.set(ingredientId, Math.min(MOST_AMOUNT, (need.get(ingredientId) ?? 0) + amount));
  return need;
}

function linesOfDish(line: PortionLine, recipes: Recipes): RecipeLine[] {
  const chosen = line.configs.flatMap(({ options }) => options);
  const weight = chosen.flatMap((option) => option.weight ?? [])[0];
  const swaps = new Map(chosen.flatMap(({ swap }) => (swap ? [[swap.from, swap.to] as const] : [])));
  const [own, ...choices] = keysOfDish(line);
  const shares = choices.flatMap((key) => recipes.get(key)?.makes ?? []);
  const linesOf = (key: string) => (recipes.get(key)?.lines ?? []).map((asked) => swappedLine(asked, swaps));
  const ofDish = linesOf(own).map(({ ingredientId, amount }) => ({
    ingredientId,
    amount: shares.reduce(
      (whole, share) => proportion(whole, share, PORTION),
      weight ? proportion(amount, weight.grams, weight.of) : amount,
    ),
  }));
  return [...ofDish, ...choices.flatMap(linesOf)];
}

/** As it was agreed on, also if the recipe by then named another swap. */
function swappedLine(line: RecipeLine, swaps: ReadonlyMap<string, string>): RecipeLine {
  const to = swaps.get(line.ingredientId);
  if (to === undefined) return line;
  return line.swap?.ingredientId === to ? line.swap : { ingredientId: to, amount: line.amount };
}

interface NeededChoice {
  label: string;
  required: boolean;
  maxSelection: number;
  options: readonly { label: string; price: number }[];
}

/** Each size has its own price. How spicy a dish is, or which bread comes with it, costs nothing or a little more. */
function isSize({ required, maxSelection, options }: NeededChoice): boolean {
  const prices = options.map(({ price }) => price);
  return required && maxSelection === 1 && !prices.includes(0) && new Set(prices).size > 1;
}

/**
 * The sizes of a dish that each take its whole recipe, because of none of them somebody has said what it takes. `said`: the
 * keys of the recipes that there are.
 */
export function wholeSizes(
  itemId: string,
  groups: readonly NeededChoice[],
  said: { has(key: string): boolean },
): string[] {
  return groups.filter(isSize).flatMap(({ label: group, options }) => {
    const isSaid = options.some(({ label: option }) => said.has(choiceKey(itemId, { group, option })));
    return isSaid ? [] : options.map(({ label }) => label);
  });
}

/** What a batch takes of each ingredient. `made`: how much came of it. */
export function needOfBatch({ lines, makes }: Recipe, made: Amount): RecipeLine[] {
  if (makes === null || makes <= 0) return [];
  return lines.map(({ ingredientId, amount }) => ({
    ingredientId,
    amount: Number((BigInt(amount) * BigInt(made) * 2n + BigInt(makes)) / (BigInt(makes) * 2n)),
  }));
}

/** Whether an ingredient would be made of itself, over whatever steps. */
export function isCircular(recipe: Recipe, others: ReadonlyMap<string, Recipe>): boolean {
  if (recipe.of.kind !== 'made') return false;
  const { ingredientId: own } = recipe.of;
  const seen = new Set<string>();
  const reaches = (lines: readonly RecipeLine[]): boolean =>
    lines.some(({ ingredientId }) => {
      if (ingredientId === own) return true;
      if (seen.has(ingredientId)) return false;
      seen.add(ingredientId);
      return reaches(others.get(keyOf({ kind: 'made', ingredientId }))?.lines ?? []);
    });
  return reaches(recipe.lines);
}
