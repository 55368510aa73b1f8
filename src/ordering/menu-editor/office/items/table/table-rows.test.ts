import { expect, test } from 'vitest';
import type { CatalogueView, ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import {
  filterChoices,
  filterRows,
  NO_FILTERS,
  NO_TAX,
  type SortOrder,
  sortRows,
  tableRows,
} from './table-rows.ts';

function item(label: string, order: number, price: number | null, more: Partial<ItemView> = {}): ItemView {
  const contents = price === null ? [] : [{ _id: 'o', label: 'One', value: price, added: false }];
  const configs = [{ _id: 'g', label: 'Price', description: '', required: true, maxSelection: 1, contents }];
  const rest = { description: '', images: [], tags: [], discount: 0, taxes: [], veg: null };
  return { _id: label, label, order, state: 'Available', translations: {}, ...rest, configs, ...more };
}

const category = { image: null, discount: 0, order: 0, state: 1, collapsed: false, translations: {} };
const menu = { remarks: '', primaryColor: null, activeStartTime: null, activeEndTime: null, active: true };
const catalogue: CatalogueView = {
  revision: 1,
  orderConfigs: [],
  menus: [
    {
      ...menu,
      _id: 'm',
      label: 'Day',
      pureVeg: false,
      categories: [
        {
          ...category,
          _id: 'c1',
          label: 'Starters',
          items: [
            item('Crème soup', 2, 90, { taxes: [{ label: 'GST', value: 5 }], tags: ['New'] }),
            item('Idli 10', 1, 60, { translations: { hi: { label: 'इडली' } }, state: 'Sold out' }),
          ],
        },
        {
          ...category,
          _id: 'c2',
          label: 'Drinks',
          order: 1,
          items: [item('Idli 9', 0, null), item('Tea', 1, 20)],
        },
      ],
    },
  ],
};
const rows = tableRows(catalogue);
const labels = (list: typeof rows) => list.map(({ item: { label } }) => label);

test.each([
  [{ text: 'creme' }, ['Crème soup']],
  [{ text: 'इडली' }, ['Idli 10']],
  [{ text: 'new' }, ['Crème soup']],
  [{ text: 'idli drinks' }, ['Idli 9']],
  [{ categoryId: 'c2' }, ['Idli 9', 'Tea']],
  [{ state: 'Sold out' }, ['Idli 10']],
  [{ tax: 'GST' }, ['Crème soup']],
  [{ tax: NO_TAX, categoryId: 'c1' }, ['Idli 10']],
  [{ menuId: 'other' }, []],
])('%j finds %j', (filters, expected) => {
  expect(labels(filterRows(rows, { ...NO_FILTERS, ...filters }))).toEqual(expected);
});

test.each<[SortOrder, string[]]>([
  [{ by: 'menu', isDescending: false }, ['Idli 10', 'Crème soup', 'Idli 9', 'Tea']],
  [{ by: 'menu', isDescending: true }, ['Tea', 'Idli 9', 'Crème soup', 'Idli 10']],
  [{ by: 'dish', isDescending: false }, ['Crème soup', 'Idli 9', 'Idli 10', 'Tea']],
  [{ by: 'price', isDescending: false }, ['Tea', 'Idli 10', 'Crème soup', 'Idli 9']],
  [{ by: 'price', isDescending: true }, ['Crème soup', 'Idli 10', 'Tea', 'Idli 9']],
  [{ by: 'category', isDescending: false }, ['Idli 9', 'Tea', 'Idli 10', 'Crème soup']],
])('ordered by %j', (order, expected) => {
  expect(labels(sortRows(rows, order, 'en'))).toEqual(expected);
});

test('the choices of the filters, each once', () => {
  expect(filterChoices(rows)).toEqual({ states: ['Available', 'Sold out'], taxes: ['GST'] });
});
