import { describe, expect, test } from 'vitest';
import type { CatalogueView, ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { findItems, sectionsOf } from './rows.ts';

function item(label: string, more: Partial<ItemView> = {}): ItemView {
  const rest = { description: '', images: [], tags: [], discount: 0, taxes: [], veg: null, configs: [] };
  return { _id: label, label, order: 0, state: 'Available', translations: {}, ...rest, ...more };
}

function category(label: string, items: ItemView[], more = {}) {
  const rest = { image: null, discount: 0, order: 0, state: 1, collapsed: false, translations: {} };
  return { _id: label, label, items, ...rest, ...more };
}

const menu = { _id: 'm', remarks: '', primaryColor: null, activeStartTime: null, activeEndTime: null };
const catalogue: CatalogueView = {
  revision: 1,
  orderConfigs: [],
  menus: [
    {
      ...menu,
      label: 'All day',
      active: true,
      pureVeg: false,
      categories: [
        category('Starters', [item('Paneer tikka', { order: 2 }), item('Crème soup', { order: 1 })], {
          order: 2,
        }),
        category('Drinks', [item('Chai', { state: 'Sold out', translations: { hi: { label: 'चाय' } } })], {
          order: 1,
          state: 2,
          translations: { hi: { label: 'पेय' } },
        }),
      ],
    },
  ],
};
const sections = sectionsOf(catalogue);
const labels = (found: typeof sections) => found.flatMap(({ items }) => items.map(({ label }) => label));

test('sections and items stand in their order, hidden ones too', () => {
  expect(labels(sections)).toEqual(['Chai', 'Crème soup', 'Paneer tikka']);
  expect(sections.map(({ isHidden }) => isHidden)).toEqual([true, false]);
});

describe('searching', () => {
  test.each([
    ['', ['Chai', 'Crème soup', 'Paneer tikka']],
    ['creme', ['Crème soup']],
    ['चाय', ['Chai']],
    ['starters tik', ['Paneer tikka']],
    ['पेय', ['Chai']],
    ['pizza', []],
  ])('"%s"', (text, found) => {
    expect(labels(findItems(sections, text, false))).toEqual(found);
  });

  test('only what is sold out', () => {
    expect(labels(findItems(sections, '', true))).toEqual(['Chai']);
  });
});
