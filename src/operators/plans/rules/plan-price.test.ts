import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '#testing/rules/expecting.ts';
import { COUPON_KINDS, priceOfMonths, quote } from './plan-price.ts';

test.each([
  [1, 1_000, 10_000, 1_000],
  [11, 1_000, 10_000, 11_000],
  [12, 1_000, 10_000, 10_000],
  [30, 1_000, 10_000, 26_000],
  [12, 1_000, null, 12_000],
])('%d months at %d a month and %s a year cost %d', (months, price, yearPrice, total) => {
  expect(priceOfMonths({ price, yearPrice }, months)).toBe(total);
});

test.each([
  ['nothing', null, 0, { discount: 0, credit: 0, freeMonths: 0, taxable: 999 }],
  ['per cent, rounded half up', 'percent', 0, { discount: 500, credit: 0, freeMonths: 0, taxable: 499 }],
  ['free months', 'months', 0, { discount: 0, credit: 0, freeMonths: 50, taxable: 999 }],
  ['credit after the discount', 'percent', 200, { discount: 500, credit: 200, freeMonths: 0, taxable: 299 }],
  ['more credit than it costs', null, 2_000, { discount: 0, credit: 999, freeMonths: 0, taxable: 0 }],
  ['what is owed', null, -51, { discount: 0, credit: -51, freeMonths: 0, taxable: 1_050 }],
] as const)('9.99 with %s', (_, kind, inHand, quoted) => {
  const coupon = kind && { code: 'DIWALI', kind, value: 50 };
  expect(quote(999, coupon, inHand)).toEqual(quoted);
});

test('whatever is taken off, the parts sum to the price, and nobody pays less than nothing', () => {
  const value = fc.integer({ min: 1, max: 100 });
  holds(
    fc.property(
      fc.nat(10_000_000),
      fc.constantFrom(...COUPON_KINDS),
      value,
      fc.integer(),
      (price, kind, off, inHand) => {
        const { discount, credit, taxable } = quote(
          price,
          { code: 'X', kind, value: off },
          inHand % 10_000_000,
        );
        expect(discount + credit + taxable).toBe(price);
        expect(taxable).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
