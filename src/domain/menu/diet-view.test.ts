import { expect, test } from 'vitest';
import { NO_DIET } from './diet.ts';
import { presentDiet, readDiet } from './diet-view.ts';

test('of what is not known nothing is sent, and nothing sent is nothing known', () => {
  expect(presentDiet({ ...NO_DIET, veg: null })).toEqual({});
  expect(readDiet({ veg: null })).toEqual(NO_DIET);
});

test('that none of the list is an ingredient is something else than that nothing is known', () => {
  const diet = readDiet({ allergens: [], veg: true });
  expect(diet.allergens).toEqual([]);
  expect(presentDiet({ ...diet, veg: true })).toEqual({ allergens: [] });
});

test.each([
  [false, true],
  [true, false],
  [null, false],
])('with the mark %s, egg alone is %s', (veg, egg) => {
  expect(readDiet({ egg: true, veg }).egg).toBe(egg);
  expect(presentDiet({ ...NO_DIET, egg: true, veg })).toEqual(egg ? { egg } : {});
});

test('all that is said comes through', () => {
  const said = { allergens: ['milk' as const], jain: true, egg: true, spice: 0 as const };
  expect(presentDiet({ ...readDiet({ ...said, veg: false }), veg: false })).toEqual(said);
});
