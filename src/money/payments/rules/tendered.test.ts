import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf, likelyTendered } from './tendered.ts';

test.each([
  [487_00, [490_00, 500_00]],
  [500_00, []],
  [36_50, [40_00, 100_00, 200_00, 500_00]],
  [1250_00, [1300_00, 1500_00]],
  [2340_00, [2400_00, 2500_00]],
  [0, []],
])('for %i guests are likely to give %j', (amount, expected) => {
  expect(likelyTendered(amount)).toEqual(expected);
});

test('each sum pays the amount, is more than it, and is given once', () => {
  fc.assert(
    fc.property(fc.nat(100_000_00), (amount) => {
      const sums = likelyTendered(amount);
      expect(sums.every((sum) => sum > amount && changeOf(sum, amount) === sum - amount)).toBe(true);
      expect([...new Set(sums)].toSorted((one, other) => one - other)).toEqual(sums);
    }),
  );
});

test('too little is no change', () => {
  expect([changeOf(100, 101), changeOf(100, 100), changeOf(500, 487)]).toEqual([null, 0, 13]);
});
