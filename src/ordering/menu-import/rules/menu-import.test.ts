import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkCatalogue } from '#ordering/catalogue/wire/catalogue-faults.ts';
import { diffCatalogues } from '#ordering/menu-editor/rules/changes/diff-catalogues.ts';
import { itemsIn } from '#ordering/menu-editor/rules/map-items.ts';
import type { CatalogueContent } from '#ordering/menu-editor/rules/tree.ts';
import {
  anyCatalogues,
  categoryView,
  groupView,
  itemView,
  menuView,
  optionView,
} from '#testing/rules/catalogues.ts';
import { guardFormula, unguardFormula } from './escape.ts';
import { importRows } from './import-rows.ts';
import { parseAmount, parsePercent } from './numbers.ts';
import { parseGroups, writeGroups } from './options-text.ts';
import { parseTable } from './parse-table.ts';
import { templateRows } from './template.ts';
import { writeRows } from './write-rows.ts';

function counter() {
  let made = 0;
  return () => {
    made += 1;
    return `new-${made}`;
  };
}
const imported = (present: CatalogueContent, lines: string[][], removesOthers = false) =>
  importRows(present, parseTable(lines).rows, { removesOthers, newId: counter() });

const idli = itemView('idli', {
  label: 'Idli',
  configs: [groupView('Portion', [optionView('Regular', 60)])],
});
const vada = itemView('vada', { label: 'Vada', state: 'Sold out', until: '2027-01-01T00:00:00Z' });
const present: CatalogueContent = {
  orderConfigs: [],
  menus: [menuView('day', [categoryView('tiffin', [idli, vada], { label: 'Tiffin' })], { label: 'Day' })],
};
const HEAD = ['Menu', 'Category', 'Item', 'Veg', 'Price', 'Options'];

describe('photos', () => {
  const withPhotos = (cell: string, images: string[] = []) => {
    const there = { ...present, menus: [menuView('day', [categoryView('tiffin', [{ ...idli, images }])])] };
    const lines = [
      ['Item id', 'Item', 'Image URL'],
      ['idli', 'Idli', cell],
    ];
    const { catalogue, faults } = imported(there, lines);
    return { images: catalogue.menus[0]?.categories[0]?.items[0]?.images, faults };
  };

  test('are addresses of our pictures and of other sites, each once; an empty cell removes them', () => {
    const [ours, theirs] = ['/api/images/idli.webp', 'https://pictures.example/idli.jpg?w=800'];
    expect(withPhotos(`${theirs}\n${ours}  ${theirs}`)).toEqual({ images: [theirs, ours], faults: [] });
    expect(withPhotos('', [ours]).images).toEqual([]);
    expect(withPhotos(`${ours} ${theirs}`, [ours]).images).toEqual([ours, theirs]);
  });

  test.each([
    'idli.jpg',
    'http://pictures.example/idli.jpg',
    '//pictures.example/a',
    'javascript:alert(1)',
    'https://',
  ])('%s is a fault of its row', (cell) => {
    const { images, faults } = withPhotos(cell, ['/api/images/idli.webp']);
    expect(faults).toEqual([{ row: 2, column: 'Photo', reason: 'PHOTO', value: cell }]);
    expect(images).toEqual(['/api/images/idli.webp']);
  });

  test('too many are a fault, and a present one over plain http stays', () => {
    const many = Array.from({ length: 21 }, (_, at) => `https://pictures.example/${at}.jpg`).join(' ');
    expect(withPhotos(many).faults).toMatchObject([{ column: 'Photo', reason: 'TOO_MANY' }]);
    const old = 'http://pictures.example/old.jpg';
    expect(withPhotos(`${old} /api/images/new.webp`, [old]).faults).toEqual([]);
  });
});

test('a new dish without taxes in the table gets the usual ones, a present one keeps its own', () => {
  const taxes = [{ label: 'GST', value: 5 }];
  const lines = [
    ['Menu', 'Category', 'Item', 'Price', 'Taxes'],
    ['Day', 'Tiffin', 'Idli', '70', ''],
    ['Day', 'Tiffin', 'Dosa', '90', ''],
    ['Day', 'Tiffin', 'Beer', '300', 'VAT 20%'],
  ];
  const options = { removesOthers: false, newId: counter(), taxes };
  const { catalogue } = importRows(present, parseTable(lines).rows, options);
  const items = catalogue.menus[0]?.categories[0]?.items ?? [];
  expect(items.map((item) => [item.label, item.taxes])).toEqual([
    ['Idli', []],
    ['Vada', []],
    ['Dosa', taxes],
    ['Beer', [{ label: 'VAT', value: 20 }]],
  ]);
});

describe('refused rows name their column and the reason', () => {
  test.each<[string, Record<string, string>, [string, string]]>([
    ['without a name', { Item: ' ' }, ['Item', 'NAME_MISSING']],
    ['a name that nobody can read', { Item: 'x'.repeat(201) }, ['Item', 'TOO_LONG']],
    ['without a category', { Category: '' }, ['Category', 'CATEGORY_MISSING']],
    ['an unknown mark', { Veg: 'maybe' }, ['Veg', 'VEG']],
    ['no price', { Price: 'twelve' }, ['Price', 'PRICE']],
    ['less than nothing', { Price: '-5' }, ['Price', 'PRICE']],
    ['three decimals', { Price: '1.005' }, ['Price', 'PRICE']],
    ['options without a name', { Options: 'Half=1 | Full=2' }, ['Options', 'OPTIONS']],
    ['an unknown rule', { Options: 'Size (some): Half=1' }, ['Options', 'OPTIONS']],
    ['an option without a price that is one', { Options: 'Size: Half=cheap' }, ['Options', 'OPTION_PRICE']],
    ['two options of one name', { Options: 'Size: Half=1 | Half=2' }, ['Options', 'OPTIONS_TWICE']],
    ['two groups of one name', { Options: 'Size: A=1; Size: B=2' }, ['Options', 'OPTIONS_TWICE']],
    ['more than all', { 'Discount %': '101' }, ['Discount %', 'PERCENT']],
    ['a tax without a rate', { Taxes: 'GST' }, ['Taxes', 'TAX']],
    ['a tag that is a story', { Tags: 'x'.repeat(61) }, ['Tags', 'TOO_LONG']],
  ])('%s', (_, cells, expected) => {
    const good = { Menu: 'Day', Category: 'Tiffin', Item: 'Dosa', Price: '80' };
    const row = { ...good, ...cells };
    const { faults, catalogue, good: count } = imported(present, [Object.keys(row), Object.values(row)]);
    expect(faults.map(({ row, column, reason }) => [row, column, reason])).toEqual([[2, ...expected]]);
    expect([catalogue, count]).toEqual([present, 0]);
  });

  test('all faults of a row and a repeated item are reported, and good rows are imported', () => {
    const { faults, catalogue, good } = imported(present, [
      HEAD,
      ['Day', 'Tiffin', 'Dosa', 'veg', '80', ''],
      ['', '', '', '', '', ''],
      ['Day', 'Tiffin', '', 'perhaps', 'x', ''],
      ['day', 'TIFFIN', ' dosa ', 'veg', '90', ''],
    ]);
    expect(faults.map(({ row, column, reason, first }) => [row, column, reason, first])).toEqual([
      [4, 'Item', 'NAME_MISSING', undefined],
      [4, 'Veg', 'VEG', undefined],
      [4, 'Price', 'PRICE', undefined],
      [5, 'Item', 'TWICE', 2],
    ]);
    expect([good, itemsIn(catalogue).map(({ label }) => label)]).toEqual([1, ['Idli', 'Vada', 'Dosa']]);
  });

  test('a row with a fault does not remove its item', () => {
    const lines = [HEAD, ['Day', 'Tiffin', 'Idli', 'veg', 'dear', '']];
    expect(itemsIn(imported(present, lines, true).catalogue)).toEqual([idli]);
  });
});

describe('rows', () => {
  test('change a present item, which keeps the fields without a column', () => {
    const { catalogue } = imported(present, [
      ['Category', 'Item', 'Price'],
      ['Tiffin', 'idli', '₹1,065.50'],
    ]);
    const [changed, other] = itemsIn(catalogue);
    expect(changed?.configs).toEqual([groupView('Portion', [optionView('Regular', 1065.5)])]);
    expect([changed?.label, other]).toEqual(['idli', vada]);
  });

  test('rename and move an item by its id, and make menus and categories', () => {
    const { catalogue } = imported(present, [
      ['Item id', 'Menu', 'Category', 'Item'],
      ['idli', 'Night', 'Snacks', 'Rava idli'],
    ]);
    expect(diffCatalogues(present, catalogue).map(({ what, thing }) => [what, thing.label])).toEqual([
      ['added', 'Night'],
      ['moved', 'Rava idli'],
      ['changed', 'Rava idli'],
    ]);
    expect(checkCatalogue(catalogue).faults).toEqual([]);
  });

  test('make the first menu of an empty catalogue', () => {
    const { catalogue, faults } = imported({ orderConfigs: [], menus: [] }, templateRows());
    expect(faults).toEqual([]);
    expect(checkCatalogue(catalogue).faults).toEqual([]);
    expect(
      itemsIn(catalogue).map(({ label, veg, configs }) => [label, veg, configs.map((group) => group.label)]),
    ).toEqual([
      ['Idli (2 pieces)', true, ['Price']],
      ['Masala dosa', true, ['Size', 'Extras']],
      ['Egg dosa', false, ['Price']],
    ]);
  });

  test.each([
    ['Allergens', 'Nuts; dairy, milk', { allergens: ['milk', 'nuts'] }],
    ['Allergens', 'none', { allergens: [] }],
    ['Allergens', 'groundnut, soya', { allergens: ['peanuts', 'soy'] }],
    ['Allergens', '', {}],
    ['Jain', 'Yes', { jain: true }],
    ['Jain', 'no', {}],
    ['Spice', 'Medium', { spice: 2 }],
    ['Spice', '0', { spice: 0 }],
    ['Spice', 'not spicy', { spice: 0 }],
    ['Veg', 'egg', { veg: false, egg: true }],
    ['Veg', 'Contains egg', { veg: false, egg: true }],
    ['Veg', 'non-veg', { veg: false }],
  ])('%s: %s is understood', (column, cell, diet) => {
    const { catalogue, faults } = imported(present, [
      ['Item id', 'Item', column],
      ['idli', 'Idli', cell],
    ]);
    expect(faults).toEqual([]);
    const { allergens, jain, egg, spice, veg } = itemsIn(catalogue)[0] ?? { veg: null };
    const said = { allergens, jain, egg, spice, ...(column === 'Veg' ? { veg } : {}) };
    expect(Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))).toEqual(diet);
  });

  test.each([
    ['Allergens', 'milk; mustard', 'ALLERGENS'],
    ['Jain', 'perhaps', 'YES'],
    ['Spice', 'very', 'LEVEL'],
    ['HSN/SAC', '21', 'HSN'],
    ['Category HSN/SAC', '99633100', 'HSN'],
  ])('%s: %s is a fault', (column, cell, reason) => {
    const { faults } = imported(present, [
      ['Item id', 'Item', column],
      ['idli', 'Idli', cell],
    ]);
    expect(faults).toEqual([{ row: 2, column, reason, value: cell }]);
  });

  test('take codes as spreadsheets and tariffs write them', () => {
    const { catalogue, faults } = imported(present, [
      ['Item id', 'Item', 'HSN code', 'Category HSN/SAC'],
      ['idli', 'Idli', '2106.90.99', '402'],
      ['vada', 'Vada', '', '402'],
    ]);
    expect(faults).toEqual([]);
    expect(itemsIn(catalogue).map(({ hsn }) => hsn)).toEqual(['21069099', undefined]);
    expect(catalogue.menus[0]?.categories[0]?.hsn).toBe('0402');
  });

  test('leave items that the file lacks, or remove them on request', () => {
    const lines = [HEAD, ['Day', 'Tiffin', 'Dosa', '', '80', '']];
    expect(itemsIn(imported(present, lines).catalogue)).toHaveLength(3);
    expect(itemsIn(imported(present, lines, true).catalogue).map(({ label }) => label)).toEqual(['Dosa']);
  });

  test('have unknown columns listed; a table without a column of items is no menu', () => {
    expect(
      parseTable([
        ['Item', 'Colour'],
        ['Dosa', 'brown'],
      ]),
    ).toMatchObject({ unknown: ['Colour'], hasNames: true });
    expect(parseTable([['Colour'], ['brown']]).hasNames).toBe(false);
    expect(parseTable([])).toEqual({ rows: [], unknown: [], hasNames: false });
  });
});

test.each([
  ['₹1,20,000', 120000],
  ['Rs. 120.50', 120.5],
  ['120/-', 120],
  ['1,2', null],
  ['', null],
  ['1e3', null],
])('the price %j', (text, price) => {
  expect(parseAmount(text)).toBe(price);
});

test.each([
  ['5 %', 5],
  ['2.5', 2.5],
  ['100.01', null],
  ['%', null],
])('the rate %j', (text, rate) => {
  expect(parsePercent(text)).toBe(rate);
});

describe('export and import', () => {
  const odd = fc.string({
    unit: fc.constantFrom(
      'a',
      '=',
      '+',
      '-',
      '@',
      "'",
      '"',
      ';',
      '|',
      ':',
      '(',
      ')',
      '*',
      '\\',
      ',',
      ' ',
      '\n',
      'é',
      'डो',
    ),
    minLength: 1,
    maxLength: 8,
  });

  test('a text like a formula is written as a text, and is the same when imported', () => {
    void fc.assert(
      fc.property(odd, (text) => {
        expect(guardFormula(text)).not.toMatch(/^[=+\-@\t\r]/);
        expect(unguardFormula(guardFormula(text))).toBe(text);
      }),
    );
  });

  test('options with any names are the same when imported', () => {
    const plain = { label: odd, value: fc.constantFrom(0, 30, 120.5), added: fc.boolean() };
    const inCombo = { ...plain, itemID: fc.constant('dish') };
    const option = fc.oneof(fc.record(plain), fc.record(inCombo));
    const group = fc.record({
      label: odd,
      required: fc.boolean(),
      maxSelection: fc.integer({ min: 0, max: 12 }),
      contents: fc.uniqueArray(option, { selector: ({ label }) => label, maxLength: 4 }),
    });
    void fc.assert(
      fc.property(fc.uniqueArray(group, { selector: ({ label }) => label, maxLength: 4 }), (drawn) => {
        const groups = drawn.map(({ contents, ...rest }, at) => ({
          ...rest,
          _id: `g${at}`,
          description: 'kept',
          contents: contents.map((each, nth) => ({
            ...each,
            _id: `o${nth}`,
            value: rest.maxSelection === 0 ? `text; ${each.value}` : each.value,
          })),
        }));
        expect(parseGroups(writeGroups(groups), groups, counter())).toEqual({ groups });
      }),
    );
  });

  test('a menu that is exported and imported has not changed', () => {
    const labelled = fc.tuple(anyCatalogues, fc.array(odd, { minLength: 12, maxLength: 12 }));
    void fc.assert(
      fc.property(labelled, fc.boolean(), ([catalogue, labels], removesOthers) => {
        let at = 0;
        const next = () => labels[at++ % labels.length] ?? 'x';
        const relabelled = {
          ...catalogue,
          menus: catalogue.menus.map((menu) => ({
            ...menu,
            label: next(),
            categories: menu.categories.map((category) => ({
              ...category,
              label: next(),
              items: category.items.map((item) => ({
                ...item,
                label: next(),
                tags: [next()],
                images: ['/api/images/a.webp', 'https://pictures.example/b.jpg'].slice(0, at % 3),
                description: next(),
              })),
            })),
          })),
        };
        const result = imported(relabelled, writeRows(relabelled), removesOthers);
        expect(result.faults).toEqual([]);
        expect(result.catalogue).toEqual(relabelled);
      }),
    );
  });
});
