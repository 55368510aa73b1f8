import { expect, test } from 'vitest';
import type { CatalogueView, ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { addCategory } from '../../rules/edits/categories.ts';
import { addItem, changeItem } from '../../rules/edits/items.ts';
import { addMenu } from '../../rules/edits/menus.ts';
import { idsFrom } from '../new-ids.ts';
import { findInMenus } from './find-in-menus.ts';

const newId = idsFrom('id');
const empty: CatalogueView = { revision: 1, orderConfigs: [], menus: [] };
const begun = addCategory(addMenu(empty, 'Day', 'day'), 'day', 'Drinks', 'drinks');
const catalogue = ['Masala chai', 'Crème soda', 'Chai latte'].reduce(
  (now, label) => addItem(now, 'drinks', { label, price: 1_00 }, newId),
  begun,
);
const chai = catalogue.menus[0]?.categories[0]?.items[0] as ItemView;
const hindi = changeItem(catalogue, chai._id, (item) => ({
  ...item,
  translations: { hi: { label: 'मसाला चाय' } },
}));

test.each([
  ['', []],
  ['  ', []],
  ['pizza', []],
  ['chai', ['Chai latte', 'Masala chai']],
  ['creme', ['Crème soda']],
  ['drinks lat', ['Chai latte']],
  ['चाय', ['Masala chai']],
])('"%s"', (typed, found) => {
  expect(findInMenus(hindi, typed).map(({ item }) => item.label)).toEqual(found);
});
