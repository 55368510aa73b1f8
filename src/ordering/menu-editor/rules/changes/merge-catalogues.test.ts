import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyCatalogues,
  categoryView,
  groupView,
  itemView,
  menuView,
  optionView,
  orderTypeView,
} from '#testing/rules/catalogues.ts';
import { type CatalogueContent, fromTree, isSame, toTree } from '../tree.ts';
import { diffCatalogues } from './diff-catalogues.ts';
import { mergeCatalogues } from './merge-catalogues.ts';

type Items = ReturnType<typeof itemView>[];
const starters = (items: Items, more = {}) => categoryView('starters', items, more);
const of = (...categories: ReturnType<typeof categoryView>[]): CatalogueContent => ({
  orderConfigs: [orderTypeView('dine-in')],
  menus: [menuView('day', categories)],
});
const priced = (id: string, value: number) =>
  itemView(id, { configs: [groupView('price', [optionView('full', value)])] });
const labelsOf = ({ menus }: CatalogueContent) =>
  menus.flatMap(({ categories }) =>
    categories.map(({ _id, items }) => [_id, ...items.map((item) => item._id)]),
  );

describe('different changes of one field are a conflict', () => {
  const base = of(starters([priced('dosa', 120), itemView('idli')]), categoryView('sweets', []));
  test.each<[string, CatalogueContent, CatalogueContent, object]>([
    [
      'a price',
      of(starters([priced('dosa', 150), itemView('idli')]), categoryView('sweets', [])),
      of(starters([priced('dosa', 140), itemView('idli')]), categoryView('sweets', [])),
      { field: 'value', mine: 150, theirs: 140, thing: { kind: 'option', itemId: 'dosa' } },
    ],
    [
      'one removed what the other changed',
      of(starters([itemView('idli')]), categoryView('sweets', [])),
      of(starters([priced('dosa', 140), itemView('idli')]), categoryView('sweets', [])),
      { field: 'presence', mine: false, theirs: true, thing: { kind: 'item', id: 'dosa' } },
    ],
    [
      'one removed the category into which the other put something: one conflict',
      of(starters([priced('dosa', 120), itemView('idli')])),
      of(starters([priced('dosa', 120), itemView('idli')]), categoryView('sweets', [itemView('halwa')])),
      { field: 'presence', mine: false, theirs: true, thing: { kind: 'category', id: 'sweets' } },
    ],
    [
      'both moved it, each to another place',
      { ...of(starters([itemView('idli')]), categoryView('sweets', [priced('dosa', 120)])) },
      of(
        starters([itemView('idli')]),
        categoryView('sweets', []),
        categoryView('mains', [priced('dosa', 120)]),
      ),
      { field: 'parent', mine: 'sweets', theirs: 'mains', thing: { kind: 'item', id: 'dosa' } },
    ],
  ])('%s', (_, mine, theirs, expected) => {
    const { catalogue, conflicts } = mergeCatalogues(base, mine, theirs);
    expect(conflicts).toHaveLength(1);
    expect(conflicts[0]).toMatchObject(expected);
    const key = conflicts[0]?.key ?? '';
    const chosen = mergeCatalogues(base, mine, theirs, { [key]: 'mine' });
    expect(chosen.catalogue).not.toEqual(catalogue);
    expect(mergeCatalogues(base, mine, theirs, { [key]: 'theirs' }).catalogue).toEqual(catalogue);
  });

  test('the same things in two different orders', () => {
    const dishes = ['a', 'b', 'c'].map((id) => itemView(id));
    const [a, b, c] = dishes as [Items[0], Items[0], Items[0]];
    const { conflicts } = mergeCatalogues(
      of(starters([a, b, c])),
      of(starters([c, a, b])),
      of(starters([b, a, c])),
    );
    expect(conflicts.map(({ field, thing }) => [field, thing.label])).toEqual([['sequence', 'starters']]);
  });
});

describe('changes without a conflict are taken from both', () => {
  const base = of(starters([priced('dosa', 120), itemView('idli')]), categoryView('sweets', []));
  test.each<[string, CatalogueContent, CatalogueContent, (merged: CatalogueContent) => unknown, unknown]>([
    [
      'a price of one, the name of another',
      of(starters([priced('dosa', 150), itemView('idli')]), categoryView('sweets', [])),
      of(
        starters([priced('dosa', 120), itemView('idli', { label: 'Rava idli' })]),
        categoryView('sweets', []),
      ),
      ({ menus }) =>
        menus[0]?.categories[0]?.items.map(({ label, configs }) => [label, configs[0]?.contents[0]?.value]),
      [
        ['dosa', 150],
        ['Rava idli', 120],
      ],
    ],
    [
      'two new dishes, and one moved away',
      of(starters([priced('dosa', 120), itemView('idli'), itemView('vada')]), categoryView('sweets', [])),
      of(starters([itemView('bonda'), itemView('idli')]), categoryView('sweets', [priced('dosa', 120)])),
      labelsOf,
      [
        ['starters', 'bonda', 'idli', 'vada'],
        ['sweets', 'dosa'],
      ],
    ],
    [
      'a category renamed by one and emptied by the other',
      of(
        starters([priced('dosa', 120), itemView('idli')], { label: 'Small plates' }),
        categoryView('sweets', []),
      ),
      of(starters([]), categoryView('sweets', [])),
      ({ menus }) => [menus[0]?.categories[0]?.label, menus[0]?.categories[0]?.items],
      ['Small plates', []],
    ],
  ])('%s', (_, mine, theirs, read, expected) => {
    for (const [one, other] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      const { catalogue, conflicts } = mergeCatalogues(base, one, other);
      expect(conflicts).toEqual([]);
      expect(read(catalogue)).toEqual(expected);
    }
  });
});

test('unknown fields of a newer server are compared, merged and kept', () => {
  const later = <Thing extends object>(thing: Thing, field: string) => ({ ...thing, [field]: 'text' });
  const dosa = later(priced('dosa', 120), 'ofItem');
  const base = of(later(starters([dosa]), 'ofCategory'));
  const mine = of(later(later(starters([dosa]), 'ofCategory'), 'byMe'));
  const theirs = of(later(starters([later(dosa, 'byThem')]), 'ofCategory'));
  const { catalogue, conflicts } = mergeCatalogues(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(catalogue.menus[0]?.categories[0]).toMatchObject({ ofCategory: 'text', byMe: 'text' });
  expect(catalogue.menus[0]?.categories[0]?.items[0]).toMatchObject({ ofItem: 'text', byThem: 'text' });
  expect(diffCatalogues(base, catalogue).map(({ thing, field }) => [thing.id, field])).toEqual([
    ['starters', 'byMe'],
    ['dosa', 'byThem'],
  ]);
});

describe('any catalogues', () => {
  test('are the same after toTree and fromTree', () => {
    void fc.assert(
      fc.property(anyCatalogues, (any) => {
        expect(fromTree(toTree(any))).toEqual(any);
      }),
    );
  });

  test('take the side that alone has changed something', () => {
    void fc.assert(
      fc.property(anyCatalogues, anyCatalogues, (base, changed) => {
        expect(mergeCatalogues(base, changed, base)).toEqual({ catalogue: changed, conflicts: [] });
        expect(mergeCatalogues(base, base, changed)).toEqual({ catalogue: changed, conflicts: [] });
        expect(mergeCatalogues(base, changed, changed)).toEqual({ catalogue: changed, conflicts: [] });
      }),
    );
  });

  test('have no repeated id and nothing that neither side has', () => {
    void fc.assert(
      fc.property(anyCatalogues, anyCatalogues, anyCatalogues, (base, mine, theirs) => {
        const { catalogue } = mergeCatalogues(base, mine, theirs);
        const ids = idsOf(catalogue);
        expect(new Set(ids).size).toBe(ids.length);
        const known = new Set([...idsOf(mine), ...idsOf(theirs)]);
        expect(ids.filter((id) => !known.has(id))).toEqual([]);
      }),
    );
  });

  test('merge the same either way without a conflict', () => {
    void fc.assert(
      fc.property(anyCatalogues, anyCatalogues, anyCatalogues, (base, mine, theirs) => {
        const one = mergeCatalogues(base, mine, theirs);
        fc.pre(one.conflicts.length === 0);
        expect(mergeCatalogues(base, theirs, mine)).toEqual(one);
      }),
    );
  });

  test('have all additions of a side that wins every conflict', () => {
    void fc.assert(
      fc.property(anyCatalogues, anyCatalogues, anyCatalogues, (base, mine, theirs) => {
        const { conflicts } = mergeCatalogues(base, mine, theirs);
        const all = Object.fromEntries(conflicts.map(({ key }) => [key, 'mine' as const]));
        const { catalogue } = mergeCatalogues(base, mine, theirs, all);
        const merged = toTree(catalogue);
        const [before, others] = [toTree(base), toTree(theirs)];
        for (const [key, leaf] of toTree(mine).leaves) {
          if (before.leaves.has(key) || others.leaves.has(key)) continue;
          expect(merged.leaves.get(key)?.fields).toEqual(leaf.fields);
        }
      }),
    );
  });

  test('do not differ from themselves, and are not the same as others that they differ from', () => {
    void fc.assert(
      fc.property(anyCatalogues, anyCatalogues, (one, other) => {
        expect(diffCatalogues(one, one)).toEqual([]);
        if (diffCatalogues(one, other).length > 0) expect(isSame(one, other)).toBe(false);
      }),
    );
  });
});

function idsOf({ orderConfigs, menus }: CatalogueContent): string[] {
  const categories = menus.flatMap((menu) => menu.categories);
  const items = categories.flatMap((category) => category.items);
  return [...orderConfigs, ...menus, ...categories, ...items].map(({ _id }) => _id);
}
