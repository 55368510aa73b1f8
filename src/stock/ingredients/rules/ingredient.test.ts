import { expect, test } from 'vitest';
import { AT_ZERO, atZeroOf, isEmpty, isLow, isNoneLeft, isRunOut } from './ingredient.ts';

const held = (quantity: number, reserved = 0) => ({ quantity, reserved });

test('at zero, what somebody has said holds, counted or not', () => {
  for (const atZero of AT_ZERO)
    for (const countedAt of [null, new Date(0)]) expect(atZeroOf({ atZero, countedAt })).toBe(atZero);
});

test('at zero, where nobody has said, only what was ever counted is taken off', () => {
  expect(atZeroOf({ atZero: null, countedAt: null })).toBe('goOn');
  expect(atZeroOf({ atZero: null, countedAt: new Date(0) })).toBe('out');
});

test('nothing is left once orders hold all that is there, or more', () => {
  expect([held(300, 299), held(300, 300), held(300, 301), held(0), held(-5)].map(isEmpty)).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
});

test('it is out because nothing was left, until somebody says so or brings it back', () => {
  const at = (time: number) => new Date(time);
  expect(isRunOut({ outSince: at(5), ranOutAt: at(5) })).toBe(true);
  expect(isRunOut({ outSince: at(5), ranOutAt: null })).toBe(false);
  // The previous release brings it back and marks it without a word of why.
  expect(isRunOut({ outSince: null, ranOutAt: at(5) })).toBe(false);
  expect(isRunOut({ outSince: at(6), ranOutAt: at(5) })).toBe(false);
});

test('somebody has to know that nothing is left, unless it just goes on', () => {
  const noneLeft = (quantity: number) => AT_ZERO.map((atZero) => isNoneLeft({ ...held(quantity), atZero }));
  expect(noneLeft(0)).toEqual([false, true, true]);
  expect(noneLeft(1)).toEqual([false, false, false]);
});

test('it is to be bought below what should be there, and where nothing is left of it', () => {
  const one = { ...held(300, 100), atZero: 'goOn' as const };
  expect([null, 200, 201].map((par) => isLow({ ...one, par }))).toEqual([false, false, true]);
  expect(isLow({ ...held(0), par: null, atZero: 'warn' })).toBe(true);
  expect(isLow({ ...held(0), par: null, atZero: 'goOn' })).toBe(false);
});
