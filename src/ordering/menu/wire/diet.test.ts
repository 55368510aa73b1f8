import { expect, test } from 'vitest';
import type { DietView, ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { menuForGuests, toItemView } from '#ordering/catalogue/wire/catalogue-view.ts';
import { parseMenuView } from '#ordering/catalogue/wire/parse-menu-view.ts';
import { aCategory, aMenu, anItem } from '#testing/rules/builders.ts';
import { at } from '#testing/rules/expecting.ts';
import type { Diet } from '../rules/diets/diet.ts';
import { ITEM_DEFAULTS, type Item } from '../rules/menu.ts';

const { tagTranslations: _, ...NO_DIET } = ITEM_DEFAULTS;
type Marked = { veg: boolean | null };

function presentDiet(diet: Diet & Marked): DietView {
  return onlyDiet(toItemView(anItem('dosa', diet), 0, true));
}

function readDiet(sent: DietView & Marked): Diet {
  const plain = menuForGuests(aMenu([aCategory([anItem('dosa')])]), 0);
  const category = at(plain.categories, 0);
  const dosa = { ...at(category.items, 0), ...sent };
  const read = parseMenuView({ ...plain, categories: [{ ...category, items: [dosa] }] });
  return onlyDiet(at(at(read.categories, 0).items, 0)) as Diet;
}

function onlyDiet<Of extends Item | ItemView>(item: Of) {
  const names = Object.keys(NO_DIET) as (keyof Of & keyof Diet)[];
  return Object.fromEntries(names.flatMap((name) => (name in item ? [[name, item[name]]] : [])));
}

test('an unknown fact is not sent, and a fact that is not sent is unknown', () => {
  expect(presentDiet({ ...NO_DIET, veg: null })).toEqual({});
  expect(readDiet({ veg: null })).toEqual(NO_DIET);
});

test('a dish without listed allergens differs from one whose allergens are unknown', () => {
  const diet = readDiet({ allergens: [], veg: true });
  expect(diet.allergens).toEqual([]);
  expect(presentDiet({ ...diet, veg: true })).toEqual({ allergens: [] });
});

test.each([
  [false, true],
  [true, false],
  [null, false],
])('with the mark %s, egg alone is %s', (veg, egg) => {
  expect(readDiet({ egg: true, veg }).egg).toBe(egg);
  expect(presentDiet({ ...NO_DIET, egg: true, veg })).toEqual(egg ? { egg } : {});
});

test('all known facts are sent and read', () => {
  const said = { allergens: ['milk' as const], jain: true, egg: true, spice: 0 as const };
  expect(presentDiet({ ...readDiet({ ...said, veg: false }), veg: false })).toEqual(said);
});
