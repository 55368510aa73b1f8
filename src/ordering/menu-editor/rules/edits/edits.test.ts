import { describe, expect, test } from 'vitest';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import {
  aCatalogueView,
  aCategoryView,
  aGroupView,
  aMenuView,
  anItemView,
  counter,
} from '../testing/views.ts';
import {
  addCategory,
  duplicateCategory,
  insertCategory,
  moveCategory,
  removeCategory,
} from './categories.ts';
import {
  addItem,
  duplicateItem,
  findItemView,
  insertItem,
  kindOfState,
  moveItem,
  removeItem,
  renameItem,
  setItemState,
} from './items.ts';
import { addMenu, changeMenu, duplicateMenu, insertMenu, moveMenu, removeMenu } from './menus.ts';

const starters = aCategoryView('Starters', [anItemView('Tikka'), anItemView('Vada'), anItemView('Soup')]);
const drinks = aCategoryView('Drinks', [anItemView('Chai')]);
const catalogue = aCatalogueView(
  aMenuView('Day', [starters, drinks]),
  aMenuView('Night', [aCategoryView('Late', [])]),
);

/** Lists each category with its items, in the order in which guests see them. */
function shown({ menus }: CatalogueView): string[] {
  const byOrder = <T extends { order: number }>(things: T[]) => things.toSorted((a, b) => a.order - b.order);
  return menus.flatMap(({ label, categories }) => [
    `# ${label}`,
    ...byOrder(categories).map(
      (category) => `${category.label}: ${byOrder(category.items).map((item) => item.label)}`,
    ),
  ]);
}

const whole = shown(catalogue);

describe('an edit that changes nothing leaves the catalogue as it is', () => {
  test.each([
    ['a menu without a name', addMenu(catalogue, '  ', 'x')],
    ['a category without a name', addCategory(catalogue, 'Day', '', 'x')],
    ['a category in a menu that is gone', addCategory(catalogue, 'Gone', 'Soups', 'x')],
    ['an item without a name', addItem(catalogue, 'Drinks', { label: ' ', price: 1 }, counter())],
    ['an item in a category that is gone', addItem(catalogue, 'Gone', { label: 'A', price: 1 }, counter())],
    ['a name taken away', renameItem(catalogue, 'Chai', '  ')],
    ['an item that is gone', moveItem(catalogue, 'Gone', 'Drinks', 0)],
    ['into a category that is gone', moveItem(catalogue, 'Chai', 'Gone', 0)],
    ['a category that is gone', moveCategory(catalogue, 'Gone', 0)],
    ['a menu that is gone', moveMenu(catalogue, 'Gone', 0)],
    ['the copy of nothing', duplicateItem(catalogue, 'Gone', counter())],
    ['the copy of no category', duplicateCategory(catalogue, 'Gone', counter())],
    ['the copy of no menu', duplicateMenu(catalogue, 'Gone', counter())],
    ['an item put back twice', insertItem(catalogue, 'Drinks', anItemView('Tikka'), 0)],
    ['a category put back twice', insertCategory(catalogue, 'Night', drinks, 0)],
    ['a menu put back twice', insertMenu(catalogue, aMenuView('Day', []), 0)],
    ['removing what is gone', removeItem(removeCategory(catalogue, 'Gone'), 'Gone')],
  ])('%s', (_, edited) => {
    expect(shown(edited)).toEqual(whole);
  });
});

describe('the order', () => {
  test.each([
    ['down within a category', moveItem(catalogue, 'Tikka', 'Starters', 1), 'Starters: Vada,Tikka,Soup'],
    ['to the end', moveItem(catalogue, 'Tikka', 'Starters', 99), 'Starters: Vada,Soup,Tikka'],
    ['before the beginning', moveItem(catalogue, 'Soup', 'Starters', -3), 'Starters: Soup,Tikka,Vada'],
    ['into another category', moveItem(catalogue, 'Vada', 'Drinks', 0), 'Drinks: Vada,Chai'],
    ['into another menu', moveItem(catalogue, 'Chai', 'Late', 0), 'Late: Chai'],
  ])('an item goes %s', (_, edited, line) => {
    expect(shown(edited)).toContain(line);
  });

  test('categories and menus change places', () => {
    expect(shown(moveCategory(catalogue, 'Drinks', 0))[1]).toBe('Drinks: Chai');
    expect(shown(moveMenu(catalogue, 'Night', 0))[0]).toBe('# Night');
  });

  test('depends on the numbers and not on places in the document', () => {
    const backwards = aCategoryView('B', [], {
      items: [anItemView('Second', { order: 7 }), anItemView('First', { order: 3 })],
    });
    const edited = moveItem(aCatalogueView(aMenuView('M', [backwards])), 'Second', 'B', 0);
    expect(shown(edited)).toContain('B: Second,First');
  });

  test('things that have not moved are the same objects', () => {
    const edited = moveItem(catalogue, 'Tikka', 'Starters', 1);
    expect(findItemView(edited, 'Soup')?.item).toBe(findItemView(catalogue, 'Soup')?.item);
    expect(edited.menus[1]).toBe(catalogue.menus[1]);
  });
});

describe('copies', () => {
  test('stand beside the original, with a name and ids of their own', () => {
    const edited = duplicateItem(duplicateItem(catalogue, 'Tikka', counter('a')), 'Tikka', counter('b'));
    expect(shown(edited)).toContain('Starters: Tikka,Tikka (3),Tikka (2),Vada,Soup');
    expect(shown(duplicateCategory(catalogue, 'Drinks', counter()))).toContain('Drinks (2): Chai');
    expect(shown(duplicateMenu(catalogue, 'Night', counter()))).toContain('# Night (2)');
  });
});

test('a removed thing can be put back in its place', () => {
  const found = findItemView(catalogue, 'Vada');
  expect(
    shown(insertItem(removeItem(catalogue, 'Vada'), 'Starters', anItemView('Vada'), found?.at ?? 9)),
  ).toEqual(whole);
  expect(shown(insertCategory(removeCategory(catalogue, 'Starters'), 'Day', starters, 0))).toEqual(whole);
  const [day] = catalogue.menus;
  expect(day && shown(insertMenu(removeMenu(catalogue, 'Day'), day, 0))).toEqual(whole);
});

test('an item that is hidden or shown by hand has no end of its state', () => {
  const until = '2026-11-20T18:00:00.000Z';
  const soldOut = aCatalogueView(
    aMenuView('M', [aCategoryView('C', [anItemView('Chai', { state: 'Sold out', until })])]),
  );
  expect(findItemView(setItemState(soldOut, 'Chai', 'Hidden'), 'Chai')?.item).not.toHaveProperty('until');
});

test.each([
  ['Available', 'available'],
  ['Sold Out', 'sold-out'],
  ['Sold out', 'sold-out'],
  ['Hidden', 'hidden'],
  ['available', 'other'],
  ['In the mango season', 'other'],
])('%s is %s', (state, kind) => {
  expect(kindOfState(state)).toBe(kind);
});

test('the hours of a menu can be changed', () => {
  const edited = changeMenu(catalogue, 'Day', { activeStartTime: '07:00', activeEndTime: '11:30' });
  expect(edited.menus[0]).toMatchObject({ label: 'Day', activeStartTime: '07:00', categories: [{}, {}] });
});

test('a copy of a menu has all its translations', () => {
  const names = (label: string) => ({ translations: { hi: { label } } });
  const size = aGroupView('Size', {
    contents: [{ _id: 'half', label: 'Half', value: 80, added: false, ...names('आधा') }],
    ...names('आकार'),
  });
  const tagTranslations = { Popular: { hi: { label: 'लोकप्रिय' } } };
  const dosa = anItemView('Dosa', { configs: [size], tags: ['Popular'], tagTranslations, ...names('डोसा') });
  const day = aMenuView('Day', [aCategoryView('Tiffin', [dosa], names('टिफ़िन'))], names('दिन'));
  const [, copy] = duplicateMenu(aCatalogueView(day), 'Day', counter()).menus;
  const item = copy?.categories[0]?.items[0];
  const copied = [copy, copy?.categories[0], item, item?.configs[0], item?.configs[0]?.contents[0]];
  expect(copied.map((thing) => thing?.translations?.['hi']?.label)).toEqual([
    'दिन',
    'टिफ़िन',
    'डोसा',
    'आकार',
    'आधा',
  ]);
  expect(item?.tagTranslations).toEqual(tagTranslations);
});
