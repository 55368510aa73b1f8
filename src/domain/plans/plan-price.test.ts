import { expect, test } from 'vitest';
import { priceOfMonths } from './plan-price.ts';

test.each([
  [1, 1_000, 10_000, 1_000],
  [11, 1_000, 10_000, 11_000],
  [12, 1_000, 10_000, 10_000],
  [30, 1_000, 10_000, 26_000],
  [12, 1_000, null, 12_000],
])('%d months at %d a month and %s a year cost %d', (months, price, yearPrice, total) => {
  expect(priceOfMonths({ price, yearPrice }, months)).toBe(total);
});
