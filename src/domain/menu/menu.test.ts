import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCategory, aMenu, anItem } from '../testing/builders.ts';
import { holds } from '../testing/expecting.ts';
import { DAY } from '../time/durations.ts';
import {
  availableIds,
  findItem,
  isListed,
  isMenuActive,
  isOrderable,
  isVisible,
  isWithinSpan,
  itemStateAt,
  minutesToNextMenu,
  nextStateChange,
  visibleCategories,
} from './menu.ts';

const NOW = Date.UTC(2026, 10, 20, 12);

describe('isWithinSpan', () => {
  test.each([
    ['before the start', 419, 420, 660, false],
    ['at the start', 420, 420, 660, true],
    ['just before the end', 659, 420, 660, true],
    ['at the end', 660, 420, 660, false],
    ['across midnight, before it', 1439, 1320, 120, true],
    ['across midnight, at the start', 1320, 1320, 120, true],
    ['across midnight, after it', 0, 1320, 120, true],
    ['across midnight, at the end', 120, 1320, 120, false],
    ['across midnight, at noon', 720, 1320, 120, false],
    ['until midnight', 1439, 1320, 0, true],
    ['until midnight, at midnight', 0, 1320, 0, false],
    ['equal times', 5, 600, 600, true],
    ['no times', 5, null, null, true],
    ['no start', 700, null, 600, true],
    ['no end', 5, 600, null, true],
  ])('%s', (_, minute, start, end, expected) => {
    expect(isWithinSpan(minute, start, end)).toBe(expected);
  });

  /** Walks the clock from start to end, minute by minute. */
  function minutesBetween(start: number, end: number): Set<number> {
    const minutes = new Set([start]);
    for (let minute = (start + 1) % 1440; minute !== end; minute = (minute + 1) % 1440) minutes.add(minute);
    return minutes;
  }

  test('holds exactly the minutes that a clock passes from start to end', () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    holds(
      fc.property(minutes, minutes, (start, end) => {
        const served = minutesBetween(start, end);
        for (let minute = 0; minute < 1440; minute++) {
          if (isWithinSpan(minute, start, end) !== served.has(minute)) {
            expect.fail(`${start} to ${end}, at ${minute}`);
          }
        }
      }),
    );
  });
});

test.each([
  ['switched off', { active: false }, 700, false],
  ['switched off, with times', { active: false, start: 420, end: 1200 }, 700, false],
  ['out of hours', { start: 420, end: 660 }, 700, false],
  ['in its hours', { start: 420, end: 900 }, 700, true],
  ['all day', {}, 700, true],
])('a menu %s', (_, overrides, minute, active) => {
  expect(isMenuActive(aMenu([], overrides), minute)).toBe(active);
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
    expect(isOrderable(what, 720, NOW)).toBe(expected);
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

describe('the minutes until another menu is served', () => {
  const menu = (start: number | null, end: number | null, active = true) => ({ active, start, end });

  test.each([
    ['none has hours', [menu(null, null)], 600, null],
    ['the only one with hours is switched off', [menu(420, 660, false)], 600, null],
    ['a span of nothing is all day', [menu(420, 420)], 600, null],
    ['it ends', [menu(420, 660)], 600, 60],
    ['it begins', [menu(420, 660)], 400, 20],
    ['it begins tomorrow', [menu(420, 660)], 700, 1160],
    ['it has just begun', [menu(420, 660)], 420, 240],
    ['the earliest counts', [menu(420, 660), menu(610, 900)], 600, 10],
  ])('%s', (_, menus, minute, expected) => {
    expect(minutesToNextMenu(menus, minute)).toBe(expected);
  });
});
