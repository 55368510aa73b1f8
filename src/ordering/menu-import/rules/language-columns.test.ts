import { describe, expect, test } from 'vitest';
import { diffCatalogues } from '#ordering/menu-editor/rules/changes/diff-catalogues.ts';
import type { CatalogueContent } from '#ordering/menu-editor/rules/tree.ts';
import { categoryView, groupView, itemView, menuView, optionView } from '#testing/rules/catalogues.ts';
import { importRows } from './import-rows.ts';
import { parseTable } from './parse-table.ts';
import { writeRows } from './write-rows.ts';

const hi = (label: string) => ({ translations: { hi: { label } } });
const size = groupView(
  'Size',
  [{ ...optionView('Half', 80), ...hi('आधा') }, optionView('Full', 150)],
  hi('आकार'),
);
const info = groupView('Serves', [optionView('Serves', 'two')], { maxSelection: 0, required: false });
const dosa = itemView('dosa', {
  label: 'Dosa',
  tags: ['Popular', 'Crisp; thin'],
  tagTranslations: { 'Crisp; thin': { hi: { label: 'पतला = कुरकुरा' } } },
  configs: [size, info],
});
const present: CatalogueContent = {
  orderConfigs: [],
  menus: [
    menuView('day', [categoryView('tiffin', [dosa, itemView('idli')], { label: 'Tiffin', ...hi('नाश्ता') })], {
      label: 'Day',
      ...hi('दिन'),
    }),
  ],
};
const HEAD = ['Menu', 'Category', 'Item'];
const take = (lines: string[][]) =>
  importRows(present, parseTable(lines).rows, { removesOthers: false, newId: () => 'new' });
const changesOf = (lines: string[][]) =>
  diffCatalogues(present, take(lines).catalogue).map(({ thing, field, to }) => [thing.label, field, to]);

describe('the Hindi of menus, categories, options and tags in a table', () => {
  test('is exported in its own columns, and imported again without a change', () => {
    const rows = writeRows(present);
    const [head = [], first = []] = rows;
    const cell = (column: string) => first[head.indexOf(column)];
    expect(cell('Hindi menu')).toBe('दिन');
    expect(cell('Hindi category')).toBe('नाश्ता');
    expect(cell('Hindi options')).toBe('Size=आकार: Half=आधा');
    expect(cell('Hindi tags')).toBe('Crisp\\; thin=पतला \\= कुरकुरा');
    expect(changesOf(rows)).toEqual([]);
  });

  test('is taken from the cells, and removed where they leave it out', () => {
    const lines = [
      [...HEAD, 'Hindi menu', 'Hindi category', 'Hindi options', 'Hindi tags'],
      [...['Day', 'Tiffin', 'Dosa', 'पूरा दिन', ''], 'Size: Full=पूरा; Serves: Serves=कितने', 'Popular=लोकप्रिय'],
    ];
    expect(changesOf(lines)).toEqual([
      ['Day', 'translations.hi', { label: 'पूरा दिन' }],
      ['Tiffin', 'translations.hi', null],
      ['Dosa', 'tagTranslations', { Popular: { hi: { label: 'लोकप्रिय' } } }],
      ['Size', 'translations.hi', null],
      ['Half', 'translations.hi', null],
      ['Full', 'translations.hi', { label: 'पूरा' }],
      ['Serves', 'translations.hi', { label: 'कितने' }],
    ]);
  });

  test('of a category needs one row, and stays when other rows leave it out or move', () => {
    const lines = [
      [...HEAD, 'Hindi category'],
      ['Day', 'Tiffin', 'Dosa', ' टिफ़िन '],
      ['Day', 'Tiffin', 'Idli', 'नाश्ता'],
      ['Day', 'Tiffin', 'Vada', ''],
    ];
    expect(changesOf(lines).slice(0, 1)).toEqual([['Tiffin', 'translations.hi', { label: 'टिफ़िन' }]]);
    const moved = [
      ['Item id', 'Item', 'Category', 'Price', 'Hindi category'],
      ['dosa', 'Dosa', 'Snacks', '', 'नाश्ता'],
      ['', 'Tea', 'Drinks', '20', 'पेय'],
    ];
    const [day] = take(moved).catalogue.menus;
    expect(day?.categories.map(({ label, translations }) => [label, translations])).toEqual([
      ['Tiffin', { hi: { label: 'नाश्ता' } }],
      ['Snacks', {}],
      ['Drinks', { hi: { label: 'पेय' } }],
    ]);
    const long = take([
      ['Item id', 'Item', 'Hindi category'],
      ['dosa', 'Dosa', 'र'.repeat(201)],
    ]);
    expect(long.faults).toMatchObject([{ column: 'Hindi category', reason: 'TOO_LONG' }]);
  });

  test('stays when a table has no such columns, also with new prices of options', () => {
    const lines = [
      [...HEAD, 'Options'],
      ['Day', 'Tiffin', 'Dosa', 'Size: Half=90 | Full=150; Serves (info): Serves=two'],
    ];
    expect(changesOf(lines)).toEqual([['Half', 'value', 90]]);
  });

  test('of an unknown thing is a fault', () => {
    const lines = [
      [...HEAD, 'Hindi options', 'Hindi tags'],
      ['Day', 'Tiffin', 'Dosa', 'Size: Quarter=पाव', 'Nice=अच्छा'],
      ['Day', 'Tiffin', 'Idli', `Colour=${'र'.repeat(3)}`, ''],
    ];
    const { faults, catalogue } = take(lines);
    expect(faults.map(({ column, reason, value }) => [column, reason, value])).toEqual([
      ['Hindi options', 'UNKNOWN', 'Quarter'],
      ['Hindi tags', 'UNKNOWN', 'Nice'],
      ['Hindi options', 'UNKNOWN', 'Colour'],
    ]);
    expect(diffCatalogues(present, catalogue)).toEqual([]);
  });
});
