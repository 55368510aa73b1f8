import { expect, test } from 'vitest';
import { checkCatalogue } from '#ordering/catalogue/wire/catalogue-faults.ts';
import { RESTAURANT_GST } from '#ordering/menu-editor/rules/prices/usual-taxes.ts';
import { isSample, sampleMenu, withoutSample } from './sample-menu.ts';

let count = 0;
const newId = () => `id-${++count}`;
const menus = [sampleMenu(RESTAURANT_GST, newId)];

test('is accepted by the server and named as a sample', () => {
  expect(checkCatalogue({ orderConfigs: [], menus }).faults).toEqual([]);
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
  const own = menus.map((menu) => ({ ...menu, label: 'Menu' }));
  expect(withoutSample({ orderConfigs: [], menus: [...menus, ...own] }).menus).toEqual(own);
});
