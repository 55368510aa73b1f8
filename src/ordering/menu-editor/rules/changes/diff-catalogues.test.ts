import { describe, expect, test } from 'vitest';
import type { CatalogueChange } from '#ordering/catalogue/wire/revisions.ts';
import {
  categoryView,
  groupView,
  itemView,
  menuView,
  optionView,
  orderTypeView,
} from '#testing/rules/catalogues.ts';
import type { CatalogueContent } from '../tree.ts';
import { countChanges } from './count-changes.ts';
import { diffCatalogues } from './diff-catalogues.ts';

type Categories = ReturnType<typeof categoryView>[];
const of = (categories: Categories, menu = {}, orderType = {}): CatalogueContent => ({
  orderConfigs: [orderTypeView('dine-in', orderType)],
  menus: [menuView('day', categories, menu)],
});
const half = (value: number) =>
  itemView('dosa', { configs: [groupView('Size', [optionView('Half', value)])] });
const before = of([
  categoryView('starters', [half(120), itemView('idli')]),
  categoryView('sweets', [itemView('halwa')], { order: 1 }),
]);

const told = ({ what, thing, field, from, to, items }: CatalogueChange) =>
  [what, thing.kind, thing.label, field, from, to, items].filter((part) => part !== undefined);

describe('listed changes', () => {
  test.each<[string, CatalogueContent, unknown[][]]>([
    ['nothing', before, []],
    [
      'the price of an option',
      of([
        categoryView('starters', [half(130), itemView('idli')]),
        before.menus[0]?.categories[1] as Categories[0],
      ]),
      [['changed', 'option', 'Half', 'value', 120, 130]],
    ],
    [
      'a dish moved and renamed, a category gone with what is in it',
      of([
        categoryView('starters', [half(120)]),
        categoryView('mains', [itemView('idli', { label: 'Rava idli' })]),
      ]),
      [
        ['removed', 'category', 'sweets', 1],
        ['added', 'category', 'mains'],
        ['moved', 'item', 'Rava idli', 'starters', 'mains'],
        ['changed', 'item', 'Rava idli', 'label', 'idli', 'Rava idli'],
      ],
    ],
    [
      'another order',
      of([
        categoryView('starters', [half(120), itemView('idli')], { order: 1 }),
        categoryView('sweets', [itemView('halwa')], { order: 0 }),
      ]),
      [['reordered', 'menu', 'day']],
    ],
    [
      'hours of a menu, a charge of an order type, sold out',
      of(
        [
          categoryView('starters', [half(120), itemView('idli', { state: 'Sold out' })]),
          categoryView('sweets', [itemView('halwa')], { order: 1 }),
        ],
        { activeStartTime: '08:00', activeEndTime: '11:00' },
        { minimumOrderValue: 100 },
      ),
      [
        ['changed', 'orderType', 'dine-in', 'minimumOrderValue', 0, 100],
        ['changed', 'menu', 'day', 'hours', [null, null], ['08:00', '11:00']],
        ['changed', 'item', 'idli', 'availability', { state: 'Available' }, { state: 'Sold out' }],
      ],
    ],
    [
      'Hindi for a menu, an option and the tags of a dish',
      of(
        [
          categoryView('starters', [
            itemView('dosa', {
              configs: [
                groupView('Size', [{ ...optionView('Half', 120), translations: { hi: { label: 'आधा' } } }]),
              ],
            }),
            itemView('idli', { tagTranslations: { Soft: { hi: { label: 'नरम' } } } }),
          ]),
          categoryView('sweets', [itemView('halwa')], { order: 1 }),
        ],
        { translations: { hi: { label: 'दिन' } } },
      ),
      [
        ['changed', 'menu', 'day', 'translations.hi', null, { label: 'दिन' }],
        ['changed', 'option', 'Half', 'translations.hi', null, { label: 'आधा' }],
        ['changed', 'item', 'idli', 'tagTranslations', null, { Soft: { hi: { label: 'नरम' } } }],
      ],
    ],
  ])('%s', (_, after, expected) => {
    expect(diffCatalogues(before, after).map(told)).toEqual(expected);
  });

  test('a dish with another number at the same place is not listed', () => {
    const renumbered = of([
      categoryView('starters', [half(120), itemView('idli', { order: 7 })]),
      categoryView('sweets', [itemView('halwa')], { order: 5 }),
    ]);
    expect(diffCatalogues(before, renumbered)).toEqual([]);
  });
});

test('counts dishes and not lines', () => {
  const after = of([
    categoryView('starters', [{ ...half(130), label: 'Masala dosa' }, itemView('idli')]),
    categoryView('mains', [itemView('thali'), itemView('biryani')]),
  ]);
  expect(countChanges(diffCatalogues(before, after))).toEqual({ added: 2, removed: 1, changed: 1 });
});
