import type { SoldWeight } from '../menu/menu.ts';
import { proportion } from '../money/money.ts';
import { type Amount, MOST_AMOUNT } from './amount.ts';

export interface RecipeLine {
  ingredientId: string;
  amount: Amount;
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
  /** How much it makes, of an ingredient. One portion, of a dish. */
  makes: Amount | null;
  /** From when on it holds. What was ordered before keeps the one before it. */
  since: number;
}

export const MOST_RECIPE_LINES = 60;

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
}

export interface PortionLine {
  itemId: string;
  configs: readonly {
    label: string;
    options: readonly { label: string; part?: PortionPart | undefined; weight?: SoldWeight | undefined }[];
  }[];
}

/** The keys of the recipes that one portion needs. */
export const keysOfPortion = ({ itemId, configs }: PortionLine): string[] => [
  keyOf({ kind: 'dish', itemId }),
  ...configs.flatMap(({ label: group, options }) =>
    options.flatMap(({ label: option, part }) => [
      choiceKey(itemId, { group, option }),
      ...(part ? keysOfPart(part) : []),
    ]),
  ),
];

const keysOfPart = ({ itemId, selections = [] }: PortionPart): string[] => [
  keyOf({ kind: 'dish', itemId }),
  ...selections.flatMap(({ label: group, contents }) =>
    contents.map((option) => choiceKey(itemId, { group, option })),
  ),
];

type Recipes = ReadonlyMap<string, Recipe>;

/**
 * What one portion takes: the dish's own recipe, and those of what was chosen with it, or is in a combo. The recipe of a dish
 * that is sold by weight is for its heaviest size.
 */
export function needOfPortion(line: PortionLine, recipes: Recipes): Map<string, Amount> {
  const weight = line.configs.flatMap(({ options }) => options.flatMap((option) => option.weight ?? []))[0];
  if (!weight) return needOfKeys(keysOfPortion(line), recipes);
  const [own = '', ...others] = keysOfPortion(line);
  const need = needOfKeys(others, recipes);
  for (const [ingredientId, amount] of needOfKeys([own], recipes))
    add(need, ingredientId, proportion(amount, weight.grams, weight.of));
  return need;
}

/** What these dishes of a combo take of it. `made`: their places. */
export function needOfParts(
  { configs }: PortionLine,
  made: ReadonlySet<number>,
  recipes: Recipes,
): Map<string, Amount> {
  const parts = configs.flatMap(({ options }) => options.flatMap(({ part }) => part ?? []));
  return needOfKeys(parts.filter((_, at) => made.has(at)).flatMap(keysOfPart), recipes);
}

function needOfKeys(keys: readonly string[], recipes: Recipes): Map<string, Amount> {
  const need = new Map<string, Amount>();
  for (const key of keys)
    for (const { ingredientId, amount } of recipes.get(key)?.lines ?? []) add(need, ingredientId, amount);
  return need;
}

const add = (need: Map<string, Amount>, ingredientId: string, amount: Amount) =>
  need.set(ingredientId, Math.min(MOST_AMOUNT, (need.get(ingredientId) ?? 0) + amount));

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
