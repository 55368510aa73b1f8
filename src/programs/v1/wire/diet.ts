import * as z from 'zod/mini';
import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { ALLERGENS, type FactField, inEach, LEVEL_FIELDS, MARKS } from '#ordering/menu/rules/diets/diet.ts';
import type { Item } from '#ordering/menu/rules/menu.ts';

type Said<T> = { [Field in keyof T]?: T[Field] | null | undefined };

/** What guests with a diet ask of a dish. */
export const dietFields = {
  veg: z.nullable(z.boolean()),
  egg: z.boolean(),
  ...inEach(MARKS, () => z.boolean()),
  /** Null is unknown. */
  allergens: z.nullable(z.array(z.enum(ALLERGENS))),
  ...inEach(LEVEL_FIELDS, () => z.nullable(z.int())),
};

export function dietOf(item: Pick<Item, 'veg'> & Said<Pick<ItemView, 'egg' | 'allergens' | FactField>>) {
  return {
    veg: item.veg,
    egg: item.egg ?? false,
    ...inEach(MARKS, (field) => item[field] ?? false),
    allergens: item.allergens ? [...item.allergens] : null,
    ...inEach(LEVEL_FIELDS, (field) => item[field] ?? null),
  };
}
