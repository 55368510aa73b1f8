import { expect, test } from 'vitest';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { checkCatalogue } from '#ordering/catalogue/wire/catalogue-faults.ts';
import { itemsIn } from '#ordering/menu-editor/rules/map-items.ts';
import { RESTAURANT_GST } from '#ordering/menu-editor/rules/prices/usual-taxes.ts';
import { addLines, addLinesTo } from './add-lines.ts';
import { parseLines } from './parse-lines.ts';

let count = 0;
const newId = () => `id-${++count}`;
const making = { taxes: RESTAURANT_GST, newId };
const nothing = { orderConfigs: [], menus: [] } as unknown as CatalogueView;
const add = (base: CatalogueView, text: string) => addLines(base, parseLines(text, true), making);

const labels = ({ menus }: CatalogueView) =>
  menus.map(({ label, categories }) => [
    label,
    ...categories.map((category) => [category.label, ...category.items.map((item) => item.label)]),
  ]);

test('lines make a menu that the server accepts, with categories, sizes, marks and taxes', () => {
  const made = add(nothing, 'Idli 40.50\nMains\nChicken biryani 180/260\nOmelette 60');
  expect(checkCatalogue(made).faults).toEqual([]);
  expect(labels(made)).toEqual([['Menu', ['Our dishes', 'Idli'], ['Mains', 'Chicken biryani', 'Omelette']]]);
  expect(made.menus[0]?.categories.map(({ translations }) => translations['hi']?.label)).toEqual([
    'हमारे व्यंजन',
    undefined,
  ]);
  const [idli, biryani, omelette] = itemsIn(made);
  expect([idli?.veg, biryani?.veg, omelette?.veg, omelette?.egg]).toEqual([true, false, false, true]);
  expect(idli?.configs[0]?.contents.map(({ value }) => value)).toEqual([40.5]);
  expect(biryani?.configs.map((group) => [group.label, group.required, group.maxSelection])).toEqual([
    ['Size', true, 1],
  ]);
  expect(biryani?.configs[0]?.contents.map(({ label, value }) => [label, value])).toEqual([
    ['Half', 180],
    ['Full', 260],
  ]);
  for (const { taxes } of itemsIn(made)) expect(taxes).toEqual(RESTAURANT_GST);
});

test('later lines go behind earlier ones, in the category of that name, and leave other menus alone', () => {
  const other = add(nothing, 'Poha 40');
  const renamed = { ...other, menus: other.menus.map((menu) => ({ ...menu, label: 'Breakfast' })) };
  const once = add(renamed, 'Starters\nSoup 90');
  const twice = add(once, 'STARTERS\nTikka 200\nSweets\nKulfi 60');
  expect(labels(twice)).toEqual([
    ['Breakfast', ['Our dishes', 'Poha']],
    ['Menu', ['Starters', 'Soup', 'Tikka'], ['Sweets', 'Kulfi']],
  ]);
  expect(twice.menus[0]).toEqual(renamed.menus[0]);
  expect(itemsIn(twice).map(({ order }) => order)).toEqual([0, 0, 1, 0]);
  expect(checkCatalogue(twice).faults).toEqual([]);
});

test('lines go to one category where it is given', () => {
  const base = add(nothing, 'Starters\nSoup 90\nSweets\nKulfi 60');
  const [starters] = base.menus[0]?.categories ?? [];
  const made = addLinesTo(base, starters?._id ?? '', parseLines('Tikka 200', false), making);
  expect(labels(made)).toEqual([['Menu', ['Starters', 'Soup', 'Tikka'], ['Sweets', 'Kulfi']]]);
});
