import { expect, test } from 'vitest';
import { readStockSheet, STOCK_TEMPLATE } from './read-stock-sheet.ts';

const HEAD = ['Dish', 'Ingredient', 'Quantity', 'Unit', 'Shelf', 'Pack', 'Pack has', 'Buy below', 'Price'];
const known = {
  ingredients: [{ name: 'Ghee', unit: 'g' as const }],
  dishes: [{ _id: 'biryani', label: 'Veg Biryani' }],
};
const read = (...rows: string[][]) => readStockSheet([['Our stock'], HEAD, ...rows], known);

test('one sheet has ingredients, and the lines of recipes', () => {
  expect(readStockSheet(STOCK_TEMPLATE, known)).toEqual({
    ingredients: [
      {
        name: 'Basmati rice',
        unit: 'g',
        shelf: 'Dry store',
        packs: [{ name: 'Bag', quantity: 25_000 }],
        par: 10_000,
        price: 1_500,
      },
      { name: 'Milk', unit: 'ml', shelf: 'Cold room', packs: [], par: 20_000, price: 56 },
    ],
    recipes: [{ item: 'biryani', lines: [{ ingredient: 'Basmati rice', quantity: 120 }] }],
    faults: [],
  });
});

test('recipes take what the store has already, in any unit of its kind, and columns stand in any order', () => {
  const sheet = [
    ['इकाई', 'सामान', 'मात्रा', 'डिश'],
    ['किलो', 'ghee', '0.02', 'veg biryani'],
    ['', '', '', ''],
  ];
  expect(readStockSheet(sheet, known)).toEqual({
    ingredients: [],
    recipes: [{ item: 'biryani', lines: [{ ingredient: 'ghee', quantity: 20 }] }],
    faults: [],
  });
});

test('what a sheet says nothing of stays as the store has it', () => {
  const tin = { name: 'Tin', quantity: 5_000 };
  const had = {
    name: 'Ghee',
    unit: 'g' as const,
    shelf: 'Cold room',
    packs: [tin],
    par: 2_000,
    price: 3_100,
  };
  const sheet = [
    ['Ingredient', 'Unit', 'Buy below'],
    ['ghee', 'kg', '4'],
  ];
  expect(readStockSheet(sheet, { ...known, ingredients: [had] })?.ingredients).toEqual([
    { name: 'ghee', unit: 'g', shelf: 'Cold room', packs: [tin], par: 4_000, price: 3_100 },
  ]);
});

test('a pack of a sheet comes first, and what it costs follows', () => {
  const [tin, jar] = [
    { name: 'Tin', quantity: 5_000 },
    { name: 'Jar', quantity: 500 },
  ];
  const had = { name: 'Ghee', unit: 'g' as const, shelf: '', packs: [tin, jar], par: null, price: 3_100 };
  const sheet = [
    ['Ingredient', 'Unit', 'Pack', 'Pack has'],
    ['Ghee', 'kg', 'tin', '10'],
  ];
  expect(readStockSheet(sheet, { ...known, ingredients: [had] })?.ingredients).toMatchObject([
    { packs: [{ name: 'tin', quantity: 10_000 }, jar], price: 6_200 },
  ]);
});

test('each fault is told with its row and column, as the sheet counts them', () => {
  const line = (...cells: string[]) => [...cells, ...Array.from({ length: 9 - cells.length }, () => '')];
  const faults = read(
    line('', 'Ghee', '', 'ml'),
    line('', 'Salt', '', 'sack'),
    line('', 'Oil', '', 'l', '', 'Tin', '', 'a lot', 'cheap'),
    line('', '', '', 'kg', 'Cold room'),
    line('Soup', 'Ghee', '1', 'g'),
    line('Veg Biryani', 'Saffron', '1', 'g'),
    line('Veg Biryani', 'Ghee', '0', 'g'),
    line('Veg Biryani', 'Ghee', '5', 'pc'),
    line('Veg Biryani', 'Ghee', '5', 'g'),
    line('Veg Biryani', 'Ghee', '6', 'g'),
    line('Veg Biryani', 'Salt', '6', 'g'),
  )?.faults;
  expect(faults?.map(({ row, column, reason }) => `${row} ${column} ${reason}`)).toEqual([
    '3 unit otherUnit',
    '4 unit unknownUnit',
    '5 par quantity',
    '5 packHas required',
    '5 price price',
    '6 ingredient required',
    '7 dish unknownDish',
    '8 ingredient unknownIngredient',
    '9 quantity quantity',
    '10 unit otherUnit',
    '12 ingredient twice',
  ]);
});

test('a file without a column of ingredients is no such sheet', () => {
  expect(readStockSheet([['Name', 'Price']], known)).toBeNull();
  expect(readStockSheet([], known)).toBeNull();
});
