import { describe, expect, test } from 'vitest';
import { aCategory, aMenu, anItem } from '#testing/rules/builders.ts';
import type { Item } from '../menu.ts';
import { choicesIn, countFilters, type DietFilter, isUnknown, NO_FILTER, suits } from './diet-filter.ts';

const filter = (wish: Partial<DietFilter>): DietFilter => ({ ...NO_FILTER, ...wish });
const dish = (facts: Partial<Item>) => anItem('dish', facts);

describe('avoiding an allergen', () => {
  const avoid = filter({ avoid: ['nuts', 'milk'] });

  test.each<[string, Partial<Item>, boolean, boolean]>([
    ['with one of them', { allergens: ['milk', 'soy'] }, false, false],
    ['with others', { allergens: ['soy'] }, true, false],
    ['with none of the list', { allergens: [] }, true, false],
    ['of which nothing is known', { allergens: null }, false, true],
  ])('a dish %s', (_, facts, isShown, isNotKnown) => {
    expect([suits(dish(facts), avoid), isUnknown(dish(facts), avoid)]).toEqual([isShown, isNotKnown]);
  });

  test('a dish that would not be shown anyway is not counted as unknown', () => {
    const both = filter({ avoid: ['nuts'], eats: 'jain' });
    expect(isUnknown(dish({ allergens: null, jain: false }), both)).toBe(false);
    expect(isUnknown(dish({ allergens: null, jain: true }), both)).toBe(true);
  });
});

describe('a diet', () => {
  test.each<[DietFilter['eats'], Partial<Item>, boolean]>([
    ['jain', { jain: true }, true],
    ['jain', { veg: true }, false],
    ['egg', { veg: true }, true],
    ['egg', { veg: false, egg: true }, true],
    ['egg', { veg: false }, false],
    ['egg', { veg: null }, true],
    [null, { veg: false }, true],
  ])('%s: a dish with %j is shown: %s', (eats, facts, isShown) => {
    expect(suits(dish(facts), filter({ eats }))).toBe(isShown);
  });
});

test.each([
  [1, 0, true],
  [1, 1, true],
  [1, 2, false],
  [0, 3, false],
  [0, null, true],
  [null, 3, true],
] as const)('no hotter than %s: a dish of %s is shown: %s', (spice, level, isShown) => {
  expect(suits(dish({ spice: level }), filter({ spice }))).toBe(isShown);
});

test('no filter hides nothing', () => {
  expect(suits(dish({}), NO_FILTER)).toBe(true);
  expect(isUnknown(dish({ allergens: null }), NO_FILTER)).toBe(false);
});

test('each allergen counts as one filter', () => {
  expect(countFilters(NO_FILTER)).toBe(0);
  expect(countFilters({ avoid: ['nuts', 'milk'], eats: 'jain', spice: 0 })).toBe(4);
});

test('a menu offers only filters that apply to its dishes', () => {
  expect(choicesIn(aMenu([aCategory([dish({})])]))).toEqual({ allergens: [], eats: [], spices: [] });
  const menu = aMenu([
    aCategory([dish({ allergens: ['soy', 'milk'], spice: 2 }), dish({ jain: true, spice: 0 })]),
  ]);
  expect(choicesIn(menu)).toEqual({ allergens: ['milk', 'soy'], eats: ['jain'], spices: [0, 1] });
});
