import { describe, expect, test } from 'vitest';
import { DAY } from '#platform/time/rules/durations.ts';
import { aCategory, aMenu, anItem } from '#testing/rules/builders.ts';
import {
  availableIds,
  findItem,
  isListed,
  isVisible,
  itemStateAt,
  nextStateChange,
  visibleCategories,
} from './menu.ts';
import { isMenuActive, isOrderable } from './served.ts';

const NOW = Date.UTC(2026, 10, 20, 12);

test.each([
  ['switched off', { active: false }, 700, false],
  ['switched off, with times', { active: false, start: 420, end: 1200 }, 700, false],
  ['out of hours', { start: 420, end: 660 }, 700, false],
  ['in its hours', { start: 420, end: 900 }, 700, true],
  ['all day', {}, 700, true],
])('a menu %s', (_, overrides, minute, active) => {
  expect(isMenuActive(aMenu([], overrides), { day: '2026-11-20', minute })).toBe(active);
});

test.each([
  ['sold out for good', { state: 'Sold out', until: null }, 'Sold out'],
  ['sold out a while longer', { state: 'Sold out', until: NOW + 1 }, 'Sold out'],
  ['sold out until this moment', { state: 'Sold out', until: NOW }, 'Available'],
  ['sold out until yesterday', { state: 'Sold out', until: NOW - DAY }, 'Available'],
  ['available, whatever the time', { state: 'Available', until: NOW + 1 }, 'Available'],
])('an item %s', (_, item, state) => {
  expect(itemStateAt(item, NOW)).toBe(state);
});

test.each([
  [0, true],
  [1, true],
  [2, false],
  [3, true],
])('a category of state %i is visible: %s', (state, visible) => {
  expect(isVisible({ state })).toBe(visible);
});

describe('visibleCategories', () => {
  test('leaves out the hidden ones, and sorts categories and items', () => {
    const menu = aMenu([
      aCategory([], { id: 'last', order: 9 }),
      aCategory([anItem('b', { order: 2 }), anItem('a', { order: 1, state: 'Sold out' })], { id: 'first' }),
      aCategory([anItem('secret')], { id: 'hidden', order: -1, state: 2 }),
    ]);
    const seen = visibleCategories(menu).map(({ id, items }) => [id, items.map((item) => item.id)]);
    expect(seen).toEqual([
      ['first', ['a', 'b']],
      ['last', []],
    ]);
    expect(menu.categories.map(({ id }) => id)).toEqual(['last', 'first', 'hidden']);
  });

  test('leaves things with the same number in their order', () => {
    const menu = aMenu([aCategory([anItem('x'), anItem('y'), anItem('z')])]);
    expect(visibleCategories(menu).flatMap(({ items }) => items.map(({ id }) => id))).toEqual([
      'x',
      'y',
      'z',
    ]);
  });
});

describe('findItem', () => {
  const hidden = aCategory([anItem('secret')], { id: 'hidden', state: 2 });
  const shown = aCategory([anItem('idli'), anItem('dosa')], { id: 'shown' });
  const menus = [aMenu([hidden], { id: 'one' }), aMenu([shown], { id: 'two' })];

  test.each(['vada', '', 'Idli', 'shown', 'constructor'])('finds no item %j', (id) => {
    expect(findItem(menus, id)).toBeNull();
    expect(findItem([], id)).toBeNull();
  });

  test("returns the item's menu and category", () => {
    expect(findItem(menus, 'dosa')).toEqual({ menu: menus[1], category: shown, item: shown.items[1] });
    expect(findItem(menus, 'secret')?.category).toBe(hidden);
  });
});

describe('isListed', () => {
  const shown = (state: string, ...seen: string[]) => isListed({ id: 'idli', state }, new Set(seen));

  test.each([
    ['shows an available item', shown('Available'), true],
    ['shows an item that sold out after the guest saw it', shown('Sold out', 'idli'), true],
    ['hides an item that was sold out before', shown('Sold out', 'dosa'), false],
    ['hides an item that the store has hidden', shown('Hidden', 'idli'), false],
  ])('%s', (_, is, expected) => {
    expect(is).toBe(expected);
  });

  test('remembers the items of a menu that are available', () => {
    const menu = aMenu([aCategory([anItem('idli'), anItem('dosa', { state: 'Sold out' })])]);
    expect(availableIds(menu)).toEqual(['idli']);
  });
});

describe('isOrderable', () => {
  const found = (item = {}, category = {}, menu = {}) => {
    const itself = anItem('idli', item);
    const within = aCategory([itself], category);
    return { item: itself, category: within, menu: aMenu([within], menu) };
  };
  test.each([
    ['sold out', found({ state: 'Sold out' }), false],
    ['in a hidden category', found({}, { state: 2 }), false],
    ['in a menu that is off', found({}, {}, { active: false }), false],
    ['out of the hours of its menu', found({}, {}, { start: 0, end: 60 }), false],
    ['sold out no longer', found({ state: 'Sold out', until: NOW }), true],
    ['as it should be', found(), true],
  ])('an item %s', (_, what, expected) => {
    expect(isOrderable(what, { day: '2026-11-20', minute: 720 }, NOW)).toBe(expected);
  });
});

describe('nextStateChange', () => {
  const menusWith = (...ends: (number | null)[]) =>
    ends.map((until, index) => aMenu([aCategory([anItem(`item-${index}`, { until })])]));

  test.each([
    ['no menus', [], null],
    ['no ends', menusWith(null, null), null],
    ['only past ends', menusWith(NOW - 1, NOW), null],
    ['the nearest of several', menusWith(NOW + 9, NOW - 1, NOW + 5, null, NOW + 7), NOW + 5],
  ])('%s', (_, menus, expected) => {
    expect(nextStateChange(menus, NOW)).toBe(expected);
  });
});
