import { expect, test } from 'vitest';
import { ageFaults, ageLevel, agesOf } from './board.ts';

const at = (minutes: number, seconds = 0) => (minutes * 60 + seconds) * 1000;
const FIRST_AGES = { slow: 20, late: 30 };
const PICKUP = { slow: 12, late: 20 };

test.each([
  [-5_000, FIRST_AGES, 'fresh'],
  [at(19, 59), FIRST_AGES, 'fresh'],
  [at(20), FIRST_AGES, 'slow'],
  [at(29, 59), FIRST_AGES, 'slow'],
  [at(30), FIRST_AGES, 'late'],
  [at(8), PICKUP, 'fresh'],
  [at(12), PICKUP, 'slow'],
  [at(20), PICKUP, 'late'],
] as const)('after %i ms, with %j, it is %s', (age, ages, level) => {
  expect(ageLevel(age, ages)).toBe(level);
});

test('order types without ages of their own, and unknown ones, use the default ages', () => {
  const settings = { ages: { pickup: PICKUP } };
  expect(agesOf(settings, 'pickup')).toEqual(PICKUP);
  for (const type of ['dine-in', undefined, 'constructor'])
    expect(agesOf(settings, type)).toEqual(FIRST_AGES);
});

test('without ages of its own, a ticket is late by the estimate that its guest was shown', () => {
  const told = { fromMinutes: 10, toMinutes: 15 };
  expect(agesOf({ ages: {} }, 'pickup', told)).toEqual({ slow: 10, late: 15 });
  expect(agesOf({ ages: { pickup: PICKUP } }, 'pickup', told)).toEqual(PICKUP);
});

test.each([
  [{ slow: 5, late: 8 }, {}],
  [{ slow: 1, late: 240 }, {}],
  [{ slow: 8, late: 8 }, { late: 'order' }],
  [{ slow: 0, late: 8 }, { slow: 'range' }],
  [
    { slow: Number.NaN, late: 241 },
    { slow: 'range', late: 'range' },
  ],
  [{ slow: 1.5, late: 8 }, { slow: 'range' }],
] as const)('%j: %j', (ages, faults) => {
  expect(ageFaults(ages)).toEqual(faults);
});
