import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAmount, sayAmount, toQuantity } from './amount.ts';
import { costAfter, worthOf } from './cost.ts';

const KILO = 1_000_000;

describe('the cost of a kilogram', () => {
  const none = { amount: 0, cost: 0 };

  test('is what was paid, and then the average of what is there', () => {
    expect(costAfter(none, { amount: 10 * KILO, value: 60_000 })).toBe(6_000);
    expect(costAfter({ amount: 5 * KILO, cost: 6_000 }, { amount: 5 * KILO, value: 40_000 })).toBe(7_000);
  });

  test('is that of what came where less than nothing was there, and never more than was paid', () => {
    let held = { amount: -2 * KILO, cost: 6_000 };
    for (const kilos of [1, 2, 1]) {
      const came = { amount: kilos * KILO, value: kilos * 9_000 };
      held = { amount: held.amount + came.amount, cost: costAfter(held, came) };
      expect(held.cost).toBe(9_000);
    }
  });

  test('stays when nothing came', () => {
    expect(costAfter({ ...none, cost: 6_000 }, { amount: 0, value: 0 })).toBe(6_000);
  });
});

test('what goes is worth its part, rounded half up, in both directions alike', () => {
  expect(worthOf(150_000, 6_000)).toBe(900);
  expect([worthOf(5_000, 700), worthOf(-5_000, 700)]).toEqual([4, -4]);
});

test('amounts keep thousandths, and are said in the unit that people use', () => {
  expect([0.2, 12.345, 25_000].map(parseAmount)).toEqual([200, 12_345, 25_000_000]);
  expect([-1, 0.0001, Number.NaN, 2e12].map(parseAmount)).toEqual([null, null, null, null]);
  expect(sayAmount(2_500_000, 'g')).toEqual({ value: 2.5, unit: 'kg' });
  expect(sayAmount(-2_000_000, 'ml')).toEqual({ value: -2, unit: 'l' });
  expect(sayAmount(999_000, 'g')).toEqual({ value: 999, unit: 'g' });
  expect(sayAmount(12_000_000, 'pc')).toEqual({ value: 12_000, unit: 'pc' });
  void fc.assert(fc.property(fc.nat(2_000_000_000), (amount) => parseAmount(toQuantity(amount)) === amount));
});
