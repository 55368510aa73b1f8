import { describe, expect, test } from 'vitest';
import { diffCatalogues } from '../menu-edit/diff-catalogues.ts';
import type { CatalogueContent } from '../menu-edit/tree.ts';
import { categoryView, groupView, itemView, menuView, optionView } from '../testing/catalogues.ts';
import { importRows } from './import-rows.ts';
import { readTable } from './read-table.ts';
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
    menuView('day', [categoryView('tiffin', [dosa, itemView('idli')], { label: 'Tiffin' })], {
      label: 'Day',
      ...hi('दिन'),
    }),
  ],
};
const HEAD = ['Menu', 'Category', 'Item'];
const take = (lines: string[][]) =>
  importRows(present, readTable(lines).rows, { removesOthers: false, newId: () => 'new' });
const changesOf = (lines: string[][]) =>
  diffCatalogues(present, take(lines).catalogue).map(({ thing, field, to }) => [thing.label, field, to]);

describe('the Hindi of menus, options and tags in a table', () => {
  test('goes out in columns of its own, and comes in again without a change', () => {
    const rows = writeRows(present);
    const [head = [], first = []] = rows;
    const cell = (column: string) => first[head.indexOf(column)];
    expect(cell('Hindi menu')).toBe('दिन');
    expect(cell('Hindi options')).toBe('Size=आकार: Half=आधा');
    expect(cell('Hindi tags')).toBe('Crisp\\; thin=पतला \\= कुरकुरा');
    expect(changesOf(rows)).toEqual([]);
  });

  test('is taken from the cells, and gone where they leave it out', () => {
    const lines = [
      [...HEAD, 'Hindi menu', 'Hindi options', 'Hindi tags'],
      ['Day', 'Tiffin', 'Dosa', 'पूरा दिन', 'Size: Full=पूरा; Serves: Serves=कितने', 'Popular=लोकप्रिय'],
    ];
    expect(changesOf(lines)).toEqual([
      ['Day', 'translations.hi', { label: 'पूरा दिन' }],
      ['Dosa', 'tagTranslations', { Popular: { hi: { label: 'लोकप्रिय' } } }],
      ['Size', 'translations.hi', null],
      ['Half', 'translations.hi', null],
      ['Full', 'translations.hi', { label: 'पूरा' }],
      ['Serves', 'translations.hi', { label: 'कितने' }],
    ]);
  });

  test('stays where a table has no such columns, new prices of the options among it', () => {
    const lines = [
      [...HEAD, 'Options'],
      ['Day', 'Tiffin', 'Dosa', 'Size: Half=90 | Full=150; Serves (info): Serves=two'],
    ];
    expect(changesOf(lines)).toEqual([['Half', 'value', 90]]);
  });

  test('of something that is not there is told', () => {
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
