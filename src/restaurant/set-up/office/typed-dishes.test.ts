import { expect, test } from 'vitest';
import { RESTAURANT_GST } from '#ordering/menu-editor/rules/prices/usual-taxes.ts';
import { withTypedDishes } from './typed-dishes.ts';

const EMPTY = { _id: 'store', revision: 1, orderConfigs: [], menus: [] };
const typed = (text: string) => withTypedDishes(EMPTY, text, RESTAURANT_GST);

test('shows a dish as soon as its line has a price, under its category', () => {
  const [menu] = typed('Starters\nPaneer tikka 240\nChicken').menus;
  expect(menu?.categories.map(({ label, items }) => [label, ...items.map((item) => item.label)])).toEqual([
    ['Starters', 'Paneer tikka'],
  ]);
});

test('leaves the menus alone while no line is a dish', () => {
  expect(typed('')).toBe(EMPTY);
  expect(typed('Starters')).toBe(EMPTY);
});

test('keeps the ids of dishes while the next one is typed', () => {
  const ids = (text: string) =>
    typed(text).menus.flatMap(({ categories }) => categories[0]?.items.map(({ _id }) => _id));
  expect(ids('Chai 40\nBun maska 60')[0]).toBe(ids('Chai 40')[0]);
});
