import { expect, test } from 'vitest';
import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { blankCategory, blankItem, blankMenu, onePrice } from '../blank.ts';
import { itemTexts } from '../item-texts.ts';
import { addDishGroup, comboSums, isComboView, isDishGroup, withDishes } from './combos.ts';

let made = 0;
const newId = () => `new-${++made}`;
const dish = (id: string, price: number): ItemView => ({
  ...blankItem(id, id),
  configs: [onePrice(price, newId)],
});
const [thali, special, lassi] = [dish('Thali', 200), dish('Special', 260), dish('Lassi', 60)];
const lunch = dish('Lunch', 220);
const withMain = addDishGroup(lunch, { label: 'Main', dishes: [thali, special] }, newId);
const combo = addDishGroup(withMain, { label: 'Drink', dishes: [lassi] }, newId);
const menusOf = (...items: ItemView[]) => ({
  menus: [{ ...blankMenu('menu', 'Menu'), categories: [{ ...blankCategory('c', 'Dishes'), items }] }],
});

test('a dish becomes a combo with its first choice among dishes, and keeps its price', () => {
  expect([lunch, combo].map(isComboView)).toEqual([false, true]);
  expect(combo.configs.map(({ label, required, maxSelection }) => [label, required, maxSelection])).toEqual([
    ['Portion', true, 1],
    ['Main', true, 1],
    ['Drink', true, 1],
  ]);
  expect(combo.configs[0]?.contents[0]?.value).toBe(220);
  const fresh = addDishGroup(blankItem('new', 'New'), { label: 'Main', dishes: [thali] }, newId);
  expect(fresh.configs.map(isDishGroup)).toEqual([false, true]);
});

test('dishes that stay keep their extra charge, and two of one name can be told apart', () => {
  const [, main] = combo.configs;
  if (!main) throw new Error('No group');
  const dearer = { ...main, contents: main.contents.map((option) => ({ ...option, value: 40 })) };
  const { contents } = withDishes(dearer, [special, { ...thali, _id: 'other' }, thali], newId);
  expect(contents.map(({ label, value, itemID }) => [label, value, itemID])).toEqual([
    ['Special', 40, 'Special'],
    ['Thali', 0, 'other'],
    ['Thali (2)', 40, 'Thali'],
  ]);
});

test('the owner reads what guests save, with the choices that save least and most', () => {
  expect(comboSums(menusOf(thali, special, lassi, combo), 'Lunch')).toEqual({
    least: { apart: 260_00, saves: 40_00 },
    most: { apart: 320_00, saves: 100_00 },
  });
  expect(comboSums(menusOf(thali, special, combo), 'Lunch')).toBeNull();
  expect(comboSums(menusOf(thali), 'Thali')).toBeNull();
});

test('the names of its dishes are translated with the dishes alone', () => {
  expect(itemTexts(combo).map(({ of, english }) => [of, english])).toEqual([
    ['name', 'Lunch'],
    ['group', 'Main'],
    ['group', 'Drink'],
  ]);
});
