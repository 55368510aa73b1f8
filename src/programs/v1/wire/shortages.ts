import * as z from 'zod/mini';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import type { PortionsView } from '#ordering/portions/wire/portions.ts';
import { UNITS } from '#stock/ingredients/rules/amount.ts';
import type { StockView } from '#stock/ingredients/wire/stock.ts';
import { dishState } from './menu.ts';

export const shortageList = z.object({
  /** Dishes that are sold out, and those of which portions are counted today. */
  dishes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      soldOut: z.boolean(),
      /** When it is available again. Null: when somebody says so. */
      until: z.nullable(z.string()),
      /** Portions. Null: nobody counts them. */
      left: z.nullable(z.int()),
    }),
  ),
  /** Ingredients that are out or below what should be there. Null without `stock.write`. */
  ingredients: z.nullable(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Grams, millilitres or pieces. */
        unit: z.enum(UNITS),
        /** What orders have not taken. */
        free: z.number(),
        par: z.nullable(z.number()),
        out: z.boolean(),
      }),
    ),
  ),
});

export type ApiShortages = z.infer<typeof shortageList>;

export function toApiShortages(
  menu: CatalogueView,
  { items: counted }: PortionsView,
  stock: StockView | null,
): ApiShortages {
  const left = new Map(counted.map((item) => [item.itemId, item.left]));
  const dishes = menu.menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
  return {
    dishes: dishes
      .map((item) => ({
        id: item._id,
        name: item.label,
        soldOut: dishState(item.state) === 'sold_out' || left.get(item._id) === 0,
        until: item.until ?? null,
        left: left.get(item._id) ?? null,
      }))
      .filter((dish) => dish.soldOut || dish.left !== null),
    ingredients: stock?.ingredients.filter(isShort).map(toIngredient) ?? null,
  };
}

type Ingredient = StockView['ingredients'][number];

const freeOf = ({ quantity, reserved }: Ingredient) => quantity - reserved;

const isShort = (ingredient: Ingredient): boolean =>
  !ingredient.isGone &&
  (ingredient.outSince !== null || (ingredient.par !== null && freeOf(ingredient) < ingredient.par));

const toIngredient = (ingredient: Ingredient) => ({
  id: ingredient._id,
  name: ingredient.name,
  unit: ingredient.unit,
  free: freeOf(ingredient),
  par: ingredient.par,
  out: ingredient.outSince !== null,
});
