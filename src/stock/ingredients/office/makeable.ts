import type { CatalogueView, ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { priceRange } from '#ordering/menu-editor/rules/simple-price.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { type Choice, keyOf, type RecipeFor, wholeSizes } from '../rules/recipe.ts';
import type { IngredientView } from '../wire/stock.ts';
import type { SaidQuantity } from './face/quantity-field.tsx';

/** What can have a recipe: a dish, with its choices, or an ingredient that the kitchen makes. */
export interface Makeable {
  of: RecipeFor;
  name: string;
  /** Of a dish. */
  choices: Choice[];
  /** Of a dish, its sizes, each of which takes the whole recipe. */
  wholeSizes: string[];
  /** Of a dish, the lowest in rupees. Null without one. */
  price: number | null;
}

/** A line of a recipe, as it is typed. */
export interface LineDraft {
  ingredient: string;
  said: SaidQuantity;
  swap: SwapDraft | null;
}

/** What stands in for it, as it is typed. */
export interface SwapDraft {
  ingredient: string;
  said: SaidQuantity;
  keepsVeg: boolean;
}

/** None of a dish that has no recipe, is sold by weight or is a combo. */
function wholeSizesOf(
  { _id, configs }: Pick<ItemView, '_id' | 'configs'>,
  said: { has(key: string): boolean },
) {
  if (!said.has(keyOf({ kind: 'dish', itemId: _id }))) return [];
  const groups = configs.filter(
    ({ byWeight, contents }) => !byWeight && contents.every(({ itemID }) => itemID === undefined),
  );
  return wholeSizes(
    _id,
    groups.map(({ contents, ...group }) => ({
      ...group,
      options: contents.map(({ label, value }) => ({ label, price: Number(value) })),
    })),
    said,
  );
}

function lowestOf(configs: ItemView['configs']): number | null {
  const range = priceRange({ configs });
  return range && toNumber(range.from);
}

/** `said`: the keys of the recipes that there are. */
export function makeablesOf(
  { menus }: CatalogueView,
  ingredients: readonly IngredientView[],
  said: { has(key: string): boolean } = new Set(),
): Makeable[] {
  const dishes = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
  const unique = [...new Map(dishes.map((dish) => [dish._id, dish])).values()];
  return [
    ...unique.map(({ _id, label, configs }) => ({
      price: lowestOf(configs),
      of: { kind: 'dish' as const, itemId: _id },
      name: label,
      wholeSizes: wholeSizesOf({ _id, configs }, said),
      choices: configs.flatMap((group) =>
        group.contents.map((option) => ({ group: group.label, option: option.label })),
      ),
    })),
    ...ingredients.map(({ _id, name }) => ({
      of: { kind: 'made' as const, ingredientId: _id },
      name,
      choices: [],
      wholeSizes: [],
      price: null,
    })),
  ];
}
