import * as z from 'zod/mini';
import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { ALLERGENS, LEVEL_FIELDS, type LevelField } from '#ordering/menu/rules/diets/diet.ts';
import type { Item } from '#ordering/menu/rules/menu.ts';

type Said<T> = { [Field in keyof T]?: T[Field] | null | undefined };

const inEachLevel = <T>(make: (field: LevelField) => T) =>
  Object.fromEntries(LEVEL_FIELDS.map((field) => [field, make(field)])) as Record<LevelField, T>;

/** What guests with a diet ask of a dish. */
export const dietFields = {
  veg: z.nullable(z.boolean()),
  egg: z.boolean(),
  jain: z.boolean(),
  /** Null is unknown. */
  allergens: z.nullable(z.array(z.enum(ALLERGENS))),
  ...inEachLevel(() => z.nullable(z.int())),
};

export function dietOf(
  item: Pick<Item, 'veg'> & Said<Pick<ItemView, 'egg' | 'jain' | 'allergens' | LevelField>>,
) {
  return {
    veg: item.veg,
    egg: item.egg ?? false,
    jain: item.jain ?? false,
    allergens: item.allergens ? [...item.allergens] : null,
    ...inEachLevel((field) => item[field] ?? null),
  };
}
