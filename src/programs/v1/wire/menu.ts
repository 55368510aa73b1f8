import * as z from 'zod/mini';
import type { CatalogueView, ItemPatch, ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { toItemView } from '#ordering/catalogue/wire/catalogue-view.ts';
import { parseItem, parseSwap } from '#ordering/catalogue/wire/parse-menu-view.ts';
import { AVAILABLE, HIDDEN, HIDDEN_CATEGORY, SOLD_OUT } from '#ordering/menu/rules/menu.ts';
import { withSwap } from '#ordering/menu/rules/options/swaps.ts';
import { instant } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';
import { hasWords, searchWords } from '#platform/text/rules/search-words.ts';
import { DAYS } from '#restaurant/opening-hours/rules/opening.ts';
import { dietFields, dietOf } from './diet.ts';
import { minor } from './order.ts';

/** `other`: a state that another program gave it, in which guests can't order it either. */
const DISH_STATES = ['available', 'sold_out', 'hidden', 'other'] as const;
export type DishState = (typeof DISH_STATES)[number];

const option = z.object({
  id: z.string(),
  name: z.string(),
  /** Null where the option is information alone. */
  price: z.nullable(minor),
});

export const dish = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  pictures: z.array(z.string()),
  tags: z.array(z.string()),
  state: z.enum(DISH_STATES),
  /** When it is available again. Null: when somebody says so. */
  until: z.nullable(z.string()),
  diet: z.object(dietFields),
  /** In basis points, off the prices below. */
  discount: z.int(),
  taxes: z.array(z.object({ name: z.string(), rate: z.int() })),
  hsn: z.nullable(z.string()),
  /** A dish with one price has one group with one option. `most` 0: information alone. */
  optionGroups: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      required: z.boolean(),
      most: z.int(),
      /** Today alone: its option stands in for something that is out, and a guest has to agree to it. */
      swap: z.boolean(),
      options: z.array(option),
    }),
  ),
});

export const menuForm = z.object({
  revision: z.int(),
  menus: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      active: z.boolean(),
      /** On each day, by the restaurant's clocks. Null: all day. */
      from: z.nullable(z.string()),
      until: z.nullable(z.string()),
      /** None means every day. */
      days: z.array(z.enum(DAYS)),
      fromDay: z.nullable(z.string()),
      untilDay: z.nullable(z.string()),
      categories: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          hidden: z.boolean(),
          discount: z.int(),
          dishes: z.array(dish),
        }),
      ),
    }),
  ),
});

export const dishPatch = z.strictObject({
  state: z.enum(['available', 'sold_out'], formatFault('oneOf', { values: ['available', 'sold_out'] })),
  /** Until when it is sold out. Left out: until somebody says so. */
  until: z.optional(z.nullable(instant)),
});

export type ApiMenu = z.infer<typeof menuForm>;
export type ApiDish = z.infer<typeof dish>;
export type DishPatch = z.infer<typeof dishPatch>;

export function toApiMenu({ revision, menus, swaps }: CatalogueView): ApiMenu {
  return {
    revision,
    menus: menus.map((menu) => ({
      id: menu._id,
      name: menu.label,
      active: menu.active,
      from: menu.activeStartTime,
      until: menu.activeEndTime,
      days: menu.days ?? [],
      fromDay: menu.fromDay ?? null,
      untilDay: menu.untilDay ?? null,
      categories: menu.categories.map((category) => ({
        id: category._id,
        name: category.label,
        hidden: category.state === HIDDEN_CATEGORY,
        discount: rateOf(category.discount),
        dishes: category.items.map((item) => toApiDish(item, swaps)),
      })),
    })),
  };
}

/** What has these words in the name, the description or the category, or all of it without words. */
export function withFound(menu: ApiMenu, find = ''): ApiMenu {
  const words = searchWords([find]);
  if (words.length === 0) return menu;
  const menus = menu.menus.map((one) => {
    const categories = one.categories.map((category) => ({
      ...category,
      dishes: category.dishes.filter((dish) =>
        hasWords(words, [dish.name, dish.description, category.name, ...dish.tags]),
      ),
    }));
    return { ...one, categories: categories.filter(({ dishes }) => dishes.length > 0) };
  });
  return { ...menu, menus: menus.filter(({ categories }) => categories.length > 0) };
}

/** A dish as it is made today. */
export function toApiDish(written: ItemView, swaps: CatalogueView['swaps'] = []): ApiDish {
  const swap = swaps.find(({ itemID }) => itemID === written._id);
  const item = swap ? toItemView(withSwap(parseItem(written), parseSwap(swap)), 0, false) : written;
  return {
    id: item._id,
    name: item.label,
    description: item.description,
    pictures: item.images,
    tags: item.tags,
    state: dishState(item.state),
    until: item.until ?? null,
    diet: dietOf(item),
    discount: rateOf(item.discount),
    taxes: item.taxes.map(({ label, value }) => ({ name: label, rate: rateOf(value) })),
    hsn: item.hsn ?? null,
    optionGroups: item.configs.map((group) => ({
      id: group._id,
      name: group.label,
      required: group.required,
      most: group.maxSelection,
      swap: group.contents.some(({ swap }) => swap !== undefined),
      options: group.contents.map(({ _id, label, value }) => ({
        id: _id,
        name: label,
        price: group.maxSelection === 0 ? null : parseHundredths(value),
      })),
    })),
  };
}

export function dishState(state: string): DishState {
  if (state === AVAILABLE) return 'available';
  if (state === SOLD_OUT) return 'sold_out';
  return state === HIDDEN ? 'hidden' : 'other';
}

export const itemPatchFrom = ({ state, until }: DishPatch): ItemPatch =>
  state === 'available' ? { state: AVAILABLE } : { state: SOLD_OUT, until: until ?? null };

const rateOf = (percent: number) => parseHundredths(percent) ?? 0;
