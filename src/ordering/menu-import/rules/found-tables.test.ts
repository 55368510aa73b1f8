import { describe, expect, test } from 'vitest';
import { checkCatalogue } from '#ordering/catalogue/wire/catalogue-faults.ts';
import type { CatalogueContent } from '#ordering/menu-editor/rules/tree.ts';
import { categoryView, groupView, itemView, menuView, optionView } from '#testing/rules/catalogues.ts';
import { guessMapping } from './guess-mapping.ts';
import { importRows } from './import-rows.ts';
import { writeBareTax } from './numbers.ts';
import { parseTable } from './parse-table.ts';

const empty: CatalogueContent = { orderConfigs: [], menus: [] };

function imported(lines: string[][], present = empty) {
  let made = 0;
  const newId = () => {
    made += 1;
    return `new-${made}`;
  };
  const table = parseTable(lines);
  const { catalogue, faults } = importRows(present, table.rows, { removesOthers: false, newId });
  expect(checkCatalogue(catalogue).faults).toEqual([]);
  const items = catalogue.menus.flatMap(({ categories }) =>
    categories.flatMap((category) => category.items.map((item) => ({ category: category.label, ...item }))),
  );
  return { table, faults, items };
}

const pricesOf = ({
  configs,
}: {
  configs: { label: string; contents: { label: string; value: unknown }[] }[];
}) =>
  configs.map(({ label, contents }) => [
    label,
    ...contents.map((option) => `${option.label} ${option.value}`),
  ]);

test('a table below a title, with the names that restaurants use and merged categories', () => {
  const { table, faults, items } = imported([
    ['Spice Garden, Pune', '', '', '', ''],
    ['Menu', 'from 1 April', '', '', ''],
    [],
    ['S. No.', 'Category', 'Dish Name', 'Veg / Non-Veg', 'MRP'],
    ['1', 'Starters', 'Paneer Tikka', 'Veg', '₹240'],
    ['2', '', 'Chicken 65', 'Non Veg', '1,250/-'],
    ['3', 'Breads', 'Roti', 'veg', '70,00'],
    ['4', '', 'Egg paratha', 'Egg', 'Rs. 60'],
  ]);
  expect([table.unknown, table.hasNames, faults]).toEqual([['S. No.'], true, []]);
  expect(table.rows.map(({ number }) => number)).toEqual([5, 6, 7, 8]);
  expect(
    items.map(({ category, label, veg, configs }) => [category, label, veg, configs[0]?.contents[0]?.value]),
  ).toEqual([
    ['Starters', 'Paneer Tikka', true, 240],
    ['Starters', 'Chicken 65', false, 1250],
    ['Breads', 'Roti', true, 70],
    ['Breads', 'Egg paratha', false, 60],
  ]);
});

const placed = ({ items }: ReturnType<typeof imported>) =>
  items.map(({ category, label, configs }) => [category, label, configs[0]?.contents[0]?.value]);

test('a row with nothing but words is the category of the dishes below it', () => {
  const read = imported([
    ['S. No.', 'Item', 'Rate'],
    ['', 'CHINESE', ''],
    ['1', 'Hakka noodles', '160'],
    [],
    ['TANDOOR', '', ''],
    ['2', 'Roti', '20'],
    ['3', 'Naan', '50'],
  ]);
  expect([read.faults, read.table.rows.length]).toEqual([[], 3]);
  expect(placed(read)).toEqual([
    ['CHINESE', 'Hakka noodles', 160],
    ['TANDOOR', 'Roti', 20],
    ['TANDOOR', 'Naan', 50],
  ]);
});

test('a dish without a price is refused, and is no category where dishes name theirs', () => {
  const read = imported([
    ['Category', 'Item', 'Rate', 'Options'],
    ['Breads', 'Roti', '20', ''],
    ['', 'Naan', '', ''],
    ['', 'Papad', '0', ''],
    ['', 'Kulcha', '', 'Size: Half=30 | Full=50'],
  ]);
  expect(read.faults).toEqual([{ row: 3, column: 'Price', reason: 'PRICE_MISSING', value: '' }]);
  expect(placed(read)).toEqual([
    ['Breads', 'Roti', 20],
    ['Breads', 'Papad', 0],
    ['Breads', 'Kulcha', 30],
  ]);
});

test('a name without a price at the end of a section is refused too', () => {
  const read = imported([
    ['Item', 'Rate'],
    ['TANDOOR', ''],
    ['Roti', '20'],
    ['Naan', ''],
  ]);
  expect(read.faults).toEqual([{ row: 4, column: 'Price', reason: 'PRICE_MISSING', value: '' }]);
});

test('a dish keeps its price when the cell is empty', () => {
  const dal = itemView('dal', { label: 'Dal', configs: [groupView('Price', [optionView('Regular', 150)])] });
  const menus = [menuView('m', [categoryView('c', [dal], { label: 'Curries' })], { label: 'Menu' })];
  const read = imported(
    [
      ['Category', 'Item', 'Price'],
      ['Curries', 'Dal', ''],
    ],
    { orderConfigs: [], menus },
  );
  expect(read.faults).toMatchObject([{ row: 2, reason: 'PRICE_MISSING' }]);
  expect(placed(read)).toEqual([['Curries', 'Dal', 150]]);
});

test('a column of marks is found by its cells, whatever its name', () => {
  const marks = (cells: string[]) =>
    guessMapping([['Item', 'Type', 'Rate'], ...cells.map((cell) => ['Dish', cell, '10'])]).targets[1];
  expect(marks(['Veg', 'Non-Veg', 'Egg', ''])).toBe('Veg');
  expect(marks(['Veg', 'Starter'])).toBeNull();
});

test.each([
  ['Item Name', 'Rate'],
  ['ITEM_NAME', 'Selling Price'],
  ['Dish', 'Price (₹)'],
  ['Particulars', 'Amount'],
  ['Product Name', 'Price (INR)'],
])('the columns %j and %j', (name, price) => {
  const { items } = imported([
    ['Category', name, price],
    ['Breads', 'Roti', '20'],
  ]);
  expect(items.map(({ label, configs }) => [label, configs[0]?.contents[0]?.value])).toEqual([['Roti', 20]]);
});

test('a column with our own name goes before one with another name, which is listed as unknown', () => {
  const { table, items } = imported([
    ['Category', 'MRP', 'Item', 'Price'],
    ['Breads', '25', 'Roti', '20'],
  ]);
  expect(table.unknown).toEqual(['MRP']);
  expect(items[0]?.configs[0]?.contents[0]?.value).toBe(20);
});

test('columns of portions become options, a single portion the price', () => {
  const { faults, items } = imported([
    ['Category', 'Item', 'Half', 'Full Price'],
    ['Curries', 'Dal', '₹120', '₹200'],
    ['Curries', 'Raita', '', '60/-'],
  ]);
  expect(faults).toEqual([]);
  expect(items.map(pricesOf)).toEqual([[['Portion', 'Half 120', 'Full 200']], [['Price', 'Regular 60']]]);
});

test('a price beside a half is that of the full portion; extras stay, a wrong price is a fault', () => {
  const extras = groupView('Extras', [optionView('Ghee', 20)]);
  const dal = itemView('dal', {
    label: 'Dal',
    configs: [groupView('Price', [optionView('Regular', 150)]), extras],
  });
  const menus = [menuView('m', [categoryView('c', [dal], { label: 'Curries' })], { label: 'Menu' })];
  const { faults, items } = imported(
    [
      ['Category', 'Item', 'Price', 'Half'],
      ['Curries', 'Dal', '200', '120'],
      ['Curries', 'Kofta', '200', 'ask'],
    ],
    { orderConfigs: [], menus },
  );
  expect(items.map(pricesOf)).toEqual([
    [
      ['Portion', 'Half 120', 'Full 200'],
      ['Extras', 'Ghee 20'],
    ],
  ]);
  expect(faults).toMatchObject([{ row: 3, column: 'Price', reason: 'PRICE', value: 'Half=ask' }]);
});

test('a column with the rate of GST is a tax', () => {
  const { items } = imported([
    ['Category', 'Item', 'Price', 'GST %'],
    ['Curries', 'Dal', '120', '5'],
    ['Curries', 'Kofta', '120', '0.05'],
    ['Bar', 'Soda', '50', 'VAT 20%'],
  ]);
  const halves = [
    { label: 'CGST', value: 2.5 },
    { label: 'SGST', value: 2.5 },
  ];
  expect(items.map(({ taxes }) => taxes)).toEqual([halves, halves, [{ label: 'VAT', value: 20 }]]);
});

test.each([
  ['18%', 'CGST 9%; SGST 9%'],
  ['12 %', 'CGST 6%; SGST 6%'],
  ['0', 'GST 0%'],
  ['GST 5%', 'GST 5%'],
  ['', ''],
])('the tax %j', (cell, written) => {
  expect(writeBareTax(cell)).toBe(written);
});

test('an item with its id keeps its category where the cell is empty', () => {
  const items = ['roti', 'dal'].map((id) => itemView(id, { label: id }));
  const menus = [
    menuView('m', [
      categoryView('a', items.slice(0, 1), { label: 'Breads' }),
      categoryView('b', items.slice(1), { label: 'Curries' }),
    ]),
  ];
  const read = imported(
    [
      ['Item id', 'Category', 'Item'],
      ['roti', 'Breads', 'Roti'],
      ['dal', '', 'Dal'],
    ],
    { orderConfigs: [], menus },
  );
  expect(read.items.map(({ category, label }) => [category, label])).toEqual([
    ['Breads', 'Roti'],
    ['Curries', 'Dal'],
  ]);
});

describe('tables that name no column for the dishes', () => {
  test.each([
    [
      'by what stands in them',
      [
        ['No', 'A', 'B', 'C', 'D'],
        ['1', 'Starters', 'Paneer tikka', '₹240', 'Veg'],
        ['2', 'Starters', 'Chicken 65', '1,250/-', 'Non-veg'],
        ['3', 'Breads', 'Roti', '20', 'veg'],
        ['4', 'Breads', 'Naan', '50', 'veg'],
      ],
      [null, 'Category', 'Item', 'Price', 'Veg'],
    ],
    [
      'names that are known stay',
      [
        ['Rate', 'What'],
        ['40', 'Chai'],
        ['50', 'Lassi'],
      ],
      ['Price', 'Item'],
    ],
    ['nothing but numbers', [['A'], ['1'], ['2']], [null]],
    ['nothing at all', [], []],
  ])('%s', (_, lines, targets) => {
    expect(guessMapping(lines).targets).toEqual(targets);
  });

  test('the first row can be a dish', () => {
    const lines = [
      ['Chai', '40'],
      ['Lassi', '50'],
    ];
    const mapping = guessMapping(lines, -1);
    expect(mapping).toEqual({ head: -1, targets: ['Item', 'Price'] });
    expect(parseTable(lines, mapping).rows).toEqual([
      { number: 1, cells: { Item: 'Chai', Price: '40' } },
      { number: 2, cells: { Item: 'Lassi', Price: '50' } },
    ]);
  });

  test('columns can be assigned by hand, also as the price of a portion', () => {
    const lines = [
      ['Dish', 'P1', 'P2'],
      ['Dal', '120', '200'],
    ];
    const table = parseTable(lines, { head: 0, targets: ['Item', 'Half', 'Full'] });
    expect(table.rows).toEqual([
      { number: 2, cells: { Item: 'Dal' }, portions: 'Portion: Half=120 | Full=200' },
    ]);
    expect(table.unknown).toEqual([]);
  });
});
