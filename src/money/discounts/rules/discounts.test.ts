import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceCart } from '#ordering/prices/rules/price-cart.ts';
import { proportion } from '#platform/money/rules/money.ts';
import { aPriceable } from '#testing/rules/builders.ts';
import { holds } from '#testing/rules/expecting.ts';
import { type OrderDiscount, takeDiscounts } from './discounts.ts';

const given = { id: 'd', reason: 'Friend', by: 'Ravi' };
const taxes = [{ label: 'GST', rate: 500 }];
const thali = { ...aPriceable(200_00, { taxes, quantity: 2 }), id: 'thali' };
const tea = { ...aPriceable(20_00, { taxes }), id: 'tea' };

describe('a discount', () => {
  test.each<[string, OrderDiscount[], number[]]>([
    ['of a percentage of the whole', [{ ...given, line: null, kind: 'percent', percent: 1000 }], [42_00]],
    ['of a sum', [{ ...given, line: null, kind: 'amount', amount: 50_00 }], [50_00]],
    ['of more than all', [{ ...given, line: null, kind: 'amount', amount: 500_00 }], [420_00]],
    ['for a line', [{ ...given, line: 'tea', kind: 'percent', percent: 5000 }], [10_00]],
    [
      'for a line, of more than it costs',
      [{ ...given, line: 'tea', kind: 'amount', amount: 99_00 }],
      [20_00],
    ],
    ['for a portion', [{ ...given, line: 'thali', kind: 'complimentary', portions: 1 }], [200_00]],
    ['for more portions', [{ ...given, line: 'thali', kind: 'complimentary', portions: 9 }], [400_00]],
    ['for a line that came off', [{ ...given, line: 'soup', kind: 'percent', percent: 1000 }], [0]],
    [
      'for a line before one of the whole',
      [
        { ...given, line: null, kind: 'percent', percent: 1000 },
        { ...given, line: 'thali', kind: 'complimentary', portions: 2 },
      ],
      [2_00, 400_00],
    ],
  ])('%s', (_, discounts, amounts) => {
    const priced = priceCart([thali, tea], [], discounts);
    expect(priced.discounts.map(({ amount }) => amount)).toEqual(amounts);
  });

  test('lowers what taxes and charges by percentage are on', () => {
    const half: OrderDiscount = { ...given, line: null, kind: 'percent', percent: 5000 };
    const packing = { label: 'Packing', kind: 'percentage', rate: 1000 } as const;
    expect(priceCart([thali, tea], [packing], [half])).toMatchObject({
      cartValue: 420_00,
      charges: [{ of: 210_00, amount: 21_00 }],
      taxes: [{ amount: 10_50 }],
      grandTotal: 241_50,
    });
  });
});

const ids = ['a', 'b', 'c', 'd'];
const size = fc.integer({ min: 0, max: 1_000_000 });
const discount: fc.Arbitrary<OrderDiscount> = fc
  .record({
    line: fc.option(fc.constantFrom(...ids)),
    kind: fc.constantFrom('percent', 'amount', 'complimentary'),
    size,
  })
  .filter(({ line, kind }) => line !== null || kind !== 'complimentary')
  .map(({ line, kind, size: of }) => {
    if (kind === 'percent') return { ...given, line, kind, percent: of % 10_001 };
    return kind === 'amount'
      ? { ...given, line, kind, amount: of }
      : { ...given, line, kind: 'complimentary', portions: 1 + (of % 9) };
  });
const lines = fc
  .array(fc.record({ unit: size, quantity: fc.integer({ min: 1, max: 9 }) }), { maxLength: 4 })
  .map((all) =>
    all.map((line, at) => ({ ...line, id: ids[at] as string, total: line.unit * line.quantity })),
  );

test('discounts add up to the paisa with what is left, and nothing is below zero', () => {
  holds(
    fc.property(lines, fc.array(discount, { maxLength: 6 }), (all, discounts) => {
      const taken = takeDiscounts(all, discounts);
      const sum = (amounts: number[]) => amounts.reduce((one, other) => one + other, 0);
      for (const { total, share } of taken.lines) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(total - share).toBeGreaterThanOrEqual(0);
      }
      const left = sum(taken.lines.map(({ total, share }) => total - share));
      expect(left + sum(taken.amounts)).toBe(sum(all.map(({ total }) => total)));
      expect(Math.min(0, ...taken.amounts)).toBe(0);
    }),
  );
});

test('taxes are on what each line has left', () => {
  holds(
    fc.property(lines, fc.array(discount, { maxLength: 6 }), (all, discounts) => {
      const cart = all.map(({ id, unit, quantity }) => ({ ...aPriceable(unit, { taxes, quantity }), id }));
      const priced = priceCart(cart, [], discounts);
      const tax = priced.lines.reduce(
        (sum, line) => sum + proportion(line.total - line.share, 500, 10_000),
        0,
      );
      const off = priced.discounts.reduce((sum, { amount }) => sum + amount, 0);
      const full = priceCart(cart, []).cartValue;
      expect(priced.grandTotal).toBe(full - off + tax);
    }),
  );
});
