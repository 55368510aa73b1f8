import { describe, expect, test } from 'vitest';
import { checkCatalogue } from '#domain/api/catalogue-faults.ts';
import { RESTAURANT_GST } from '#domain/menu-edit/usual-taxes.ts';
import { MOST_ROWS, NO_DISH, type QuickDish, quickFaults, withDishes, withRoom } from './quick-dishes.ts';
import { isSample, sampleMenu, withoutSample } from './sample-menu.ts';

let count = 0;
const newId = () => `id-${++count}`;
const dish = (name: string, price: string, veg = true): QuickDish => ({ name, price, veg });
const nothing = { orderConfigs: [], menus: [] };
const add = (
  base: Parameters<typeof withDishes>[0],
  dishes: QuickDish[],
  taxes: { label: string; value: number }[] = [],
) => withDishes(base, dishes, { taxes, newId });

test('a full form gets an empty row, up to the maximum', () => {
  const [idli, dosa] = [dish('Idli', '40'), dish('Dosa', '')];
  expect(withRoom([idli, NO_DISH])).toEqual([idli, NO_DISH]);
  expect(withRoom([idli, dosa])).toEqual([idli, dosa, NO_DISH]);
  const full = Array.from({ length: MOST_ROWS }, () => idli);
  expect(withRoom(full)).toEqual(full);
});

describe('three rows', () => {
  test.each<[string, QuickDish[], Record<string, string>]>([
    ['with nothing in them', [NO_DISH, NO_DISH], { '0.name': 'none' }],
    ['a price without a name', [dish(' ', '120')], { '0.name': 'name' }],
    ['a name without a price', [NO_DISH, dish('Idli', '')], { '1.price': 'price' }],
    ['a price in words', [dish('Idli', 'forty')], { '0.price': 'price' }],
    ['what costs nothing could not be ordered', [dish('Idli', '0')], { '0.price': 'price' }],
    ['a long name', [dish('x'.repeat(201), '40')], { '0.name': 'tooLong' }],
    ['one that is right', [NO_DISH, dish('Idli', '40.50')], {}],
  ])('%s', (_, dishes, faults) => {
    expect(quickFaults(dishes)).toEqual(faults);
  });
});

test('make a menu that the server accepts, without the empty rows', () => {
  const made = add(
    nothing,
    [dish(' Idli ', '40.50'), NO_DISH, dish('Chicken 65', '290', false)],
    RESTAURANT_GST,
  );
  expect(checkCatalogue(made).faults).toEqual([]);
  const [category] = made.menus[0]?.categories ?? [];
  expect(made.menus.map(({ label }) => label)).toEqual(['Menu']);
  expect(category?.items.map(({ label, veg, order }) => [label, veg, order])).toEqual([
    ['Idli', true, 0],
    ['Chicken 65', false, 1],
  ]);
  expect(category?.items[0]?.configs[0]?.contents[0]?.value).toBe(40.5);
  expect(category?.items[0]?.taxes.map(({ value }) => value)).toEqual([2.5, 2.5]);
});

test.each([
  ['₹120', 120],
  ['Rs. 120', 120],
  ['1,250', 1250],
  ['60/-', 60],
  ['70,00', 70],
])('accept the price %j', (typed, value) => {
  expect(quickFaults([dish('Idli', typed)])).toEqual({});
  const made = add(nothing, [dish('Idli', typed)]);
  expect(made.menus[0]?.categories[0]?.items[0]?.configs[0]?.contents[0]?.value).toBe(value);
});

test('are added behind earlier ones, and leave other menus alone', () => {
  const other = { ...sampleMenu(RESTAURANT_GST, newId), label: 'Breakfast' };
  const once = add({ ...nothing, menus: [other] }, [dish('Idli', '40')]);
  const twice = add(once, [dish('Vada', '50')]);
  expect(twice.menus.map(({ label }) => label)).toEqual(['Breakfast', 'Menu']);
  expect(twice.menus[0]).toEqual(other);
  expect(twice.menus[1]?.categories).toHaveLength(1);
  expect(twice.menus[1]?.categories[0]?.items.map(({ label }) => label)).toEqual(['Idli', 'Vada']);
  expect(checkCatalogue(twice).faults).toEqual([]);
});

describe('the sample menu', () => {
  const menus = [sampleMenu(RESTAURANT_GST, newId)];
  test('is accepted by the server and named as a sample', () => {
    expect(checkCatalogue({ ...nothing, menus }).faults).toEqual([]);
    expect(menus.map(isSample)).toEqual([true]);
  });
  test('has ten dishes with the given taxes and names in Hindi', () => {
    const items = menus.flatMap(({ categories }) => categories).flatMap((category) => category.items);
    expect(items).toHaveLength(10);
    for (const { label, translations, taxes } of items) {
      expect(translations['hi']?.label, label).toMatch(/[\u0900-\u097f]/);
      expect(translations['hi']?.description, label).toMatch(/[\u0900-\u097f]/);
      expect(
        taxes.reduce((sum, { value }) => sum + value, 0),
        label,
      ).toBe(5);
    }
  });
  test('is removed without touching other menus', () => {
    const both = add({ ...nothing, menus }, [dish('Idli', '40')]);
    expect(withoutSample(both).menus.map(({ label }) => label)).toEqual(['Menu']);
  });
});
