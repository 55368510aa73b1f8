import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OrderDiscount, takeDiscounts } from '#money/discounts/rules/discounts.ts';
import { aPriceable } from '#testing/rules/builders.ts';
import { holds } from '#testing/rules/expecting.ts';
import { priceLine } from './price-line.ts';
import { splitDiscounts } from './split-discounts.ts';

const given = { id: 'd', reason: 'Regular', by: 'Asha' };
const line = (id: string, price: number, quantity = 1) => ({
  ...aPriceable(price, { taxes: [], quantity }),
  id,
});
const percent: OrderDiscount = { ...given, line: null, kind: 'percent', percent: 1000 };

test('lines that go to another order take their discounts, and what is for both is divided by what it is for', () => {
  const ofTea: OrderDiscount = { ...given, line: 'tea', kind: 'percent', percent: 1000 };
  const amount: OrderDiscount = { ...given, line: null, kind: 'amount', amount: 10_00, approved: 5_00 };
  // The tea is 90 of 390 after its own discount.
  expect(splitDiscounts([ofTea, percent, amount], [line('tea', 100_00)], [line('thali', 300_00)])).toEqual([
    [ofTea, percent, { ...amount, amount: 2_31, approved: 1_15, isPart: true }],
    [percent, { ...amount, amount: 7_69, approved: 3_85, isPart: true }],
  ]);
});

test('portions of a line have their part of its discounts', () => {
  const ofMomos = { ...given, line: 'momos' };
  const free: OrderDiscount = { ...ofMomos, kind: 'complimentary', portions: 1 };
  const off: OrderDiscount = { ...ofMomos, kind: 'amount', amount: 10_01 };
  const apart = [{ line: 'momos', as: 'new', quantity: 1 }];
  const [going, staying] = [[line('new', 120_00)], [line('momos', 120_00, 2)]];
  expect(splitDiscounts([free, off, { ...percent, line: 'momos' }], going, staying, apart)).toEqual([
    [
      { ...off, line: 'new', amount: 3_34, isPart: true },
      { ...percent, line: 'new' },
    ],
    [free, { ...off, amount: 6_67, isPart: true }, { ...percent, line: 'momos' }],
  ]);
});

test('both orders together have off what the one had, but for a paisa of each percentage', () => {
  const price = fc.integer({ min: 1, max: 500_00 });
  const portions = fc.record({ price, quantity: fc.integer({ min: 1, max: 6 }), goes: fc.nat(6) });
  const discounts = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 10_000 }) }),
      fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 900_00 }) }),
    ),
    { maxLength: 2 },
  );
  holds(
    fc.property(fc.array(portions, { minLength: 2, maxLength: 5 }), discounts, (drawn, off) => {
      const all = drawn.map((one, at) => ({
        ...one,
        id: String(at),
        goes: Math.min(one.goes, one.quantity),
      }));
      const whole = off.map((one, at): OrderDiscount => ({ ...given, id: String(at), line: null, ...one }));
      const apart = all.flatMap(({ id, goes, quantity }) =>
        goes > 0 && goes < quantity ? [{ line: id, as: `${id} new`, quantity: goes }] : [],
      );
      const going = all.flatMap(({ id, price: of, goes, quantity }) =>
        goes === 0 ? [] : [line(goes < quantity ? `${id} new` : id, of, goes)],
      );
      const staying = all.flatMap(({ id, price: of, goes, quantity }) =>
        goes === quantity ? [] : [line(id, of, quantity - goes)],
      );
      const offOf = (lines: typeof going, own: readonly OrderDiscount[]) =>
        takeDiscounts(
          lines.map((one) => ({ ...priceLine(one), id: one.id })),
          own,
        ).amounts.reduce((sum, one) => sum + one, 0);
      const [taken, left] = splitDiscounts(whole, going, staying, apart);
      const before = offOf(
        all.map(({ id, price: of, quantity }) => line(id, of, quantity)),
        whole,
      );
      expect(Math.abs(offOf(going, taken) + offOf(staying, left) - before)).toBeLessThanOrEqual(whole.length);
    }),
  );
});
