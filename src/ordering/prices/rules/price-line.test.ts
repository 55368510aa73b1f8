import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amounts, charges, priceables, rates } from '#testing/rules/arbitraries.ts';
import { aPriceable } from '#testing/rules/builders.ts';
import { at, holds } from '#testing/rules/expecting.ts';
import { type PricedCart, priceCart } from './price-cart.ts';
import { type Charge, discountPercent, priceDish, priceLine } from './price-line.ts';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe('the worked examples', () => {
  test('two of 250.00 less 10 % and 5 %, with GST, packing and delivery', () => {
    const line = aPriceable(250_00, {
      categoryDiscount: 1000,
      itemDiscount: 500,
      taxes: [{ label: 'GST', rate: 500 }],
      quantity: 2,
    });
    const extra: Charge[] = [
      { label: 'Packing', kind: 'percentage', rate: 200 },
      { label: 'Delivery', kind: 'absolute', amount: 30_00 },
    ];
    expect(priceCart([line], extra)).toEqual({
      lines: [{ base: 250_00, unit: 213_75, savings: 36_25, total: 427_50, share: 0 }],
      cartValue: 427_50,
      discounts: [],
      charges: [
        { label: 'Packing', rate: 200, of: 427_50, amount: 8_55 },
        { label: 'Delivery', rate: null, of: 427_50, amount: 30_00 },
      ],
      taxes: [{ label: 'GST', rate: 500, amount: 21_38, parts: [{ line: 0, of: 427_50, amount: 21_38 }] }],
      grandTotal: 487_43,
    });
  });

  test('a charge with taxes: each is rounded by itself, and joins the rows of the lines', () => {
    const gst = [{ label: 'GST', rate: 500 }];
    const line = aPriceable(213_75, { taxes: gst, quantity: 2 });
    const extra: Charge[] = [
      { label: 'Packing', kind: 'percentage', rate: 200, taxes: gst },
      { label: 'Delivery', kind: 'absolute', amount: 30_00, taxes: [{ label: 'GST', rate: 1800 }] },
      { label: 'Bag', kind: 'absolute', amount: 5_00 },
    ];
    const { taxes, grandTotal } = priceCart([line], extra);
    expect(taxes).toEqual([
      {
        label: 'GST',
        rate: 500,
        amount: 21_81,
        parts: [
          { line: 0, of: 427_50, amount: 21_38 },
          { charge: 0, of: 8_55, amount: 43 },
        ],
      },
      { label: 'GST', rate: 1800, amount: 5_40, parts: [{ charge: 1, of: 30_00, amount: 5_40 }] },
    ]);
    expect(grandTotal).toBe(427_50 + 8_55 + 30_00 + 5_00 + 21_81 + 5_40);
  });

  test('a dish costs the same as its line in the cart', () => {
    const dish = { item: { discount: 500 }, category: { discount: 1000 } };
    expect(priceDish(250_00, dish)).toEqual({ base: 250_00, unit: 213_75, savings: 36_25, total: 213_75 });
    expect(priceDish(250_00, dish, 2).total).toBe(427_50);
  });

  test('three of 99.99 less 33.33 %, with CGST and SGST', () => {
    const taxes = [
      { label: 'CGST', rate: 250 },
      { label: 'SGST', rate: 250 },
    ];
    const priced = priceCart([aPriceable(99_99, { categoryDiscount: 3333, taxes, quantity: 3 })], []);
    expect(priced.lines).toEqual([{ base: 99_99, unit: 66_66, savings: 33_33, total: 199_98, share: 0 }]);
    expect(priced.taxes.map(({ label, amount }) => [label, amount])).toEqual([
      ['CGST', 5_00],
      ['SGST', 5_00],
    ]);
    expect(priced.grandTotal).toBe(209_98);
  });
});

describe('priceLine', () => {
  test.each([
    ['no discount', 100_00, 0, 0, 100_00],
    ['all of it, by category', 100_00, 10_000, 0, 0],
    ['all of it, by item', 100_00, 0, 10_000, 0],
    ['a half paisa goes up', 1, 5000, 0, 1],
    ['two halves are a quarter, which goes down', 1, 5000, 5000, 0],
    ['one rounding at the end, not two', 5, 1000, 1000, 4],
    ['the smallest discount on the largest price', 10_000_000_000, 1, 1, 9_998_000_100],
    ['nothing', 0, 1000, 1000, 0],
  ])('%s', (_, base, categoryDiscount, itemDiscount, unit) => {
    expect(priceLine(aPriceable(base, { categoryDiscount, itemDiscount })).unit).toBe(unit);
  });

  test('rounds half up, exactly, whatever the size', () => {
    const sizes = fc.oneof(amounts, fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }));
    holds(
      fc.property(sizes, rates, rates, (base, categoryDiscount, itemDiscount) => {
        const { unit } = priceLine(aPriceable(base, { categoryDiscount, itemDiscount }));
        const exact = BigInt(base) * BigInt(10_000 - categoryDiscount) * BigInt(10_000 - itemDiscount);
        expect(BigInt(unit)).toBe((exact + 50_000_000n) / 100_000_000n);
      }),
    );
  });

  test('a discount never raises a price, and base = unit + savings', () => {
    holds(
      fc.property(priceables, (line) => {
        const { base, unit, savings, total } = priceLine(line);
        expect(base).toBe(line.base);
        expect(unit).toBeGreaterThanOrEqual(0);
        expect(savings).toBeGreaterThanOrEqual(0);
        expect(unit + savings).toBe(base);
        expect(total).toBe(unit * line.quantity);
      }),
    );
  });

  test('0 % takes nothing, 100 % takes all', () => {
    holds(
      fc.property(amounts, rates, (base, other) => {
        expect(priceLine(aPriceable(base)).savings).toBe(0);
        expect(priceLine(aPriceable(base, { categoryDiscount: 10_000, itemDiscount: other })).unit).toBe(0);
        expect(priceLine(aPriceable(base, { categoryDiscount: other, itemDiscount: 10_000 })).unit).toBe(0);
      }),
    );
  });

  test('a higher discount never raises the price, and the order of the two does not matter', () => {
    holds(
      fc.property(amounts, rates, rates, rates, (base, one, two, fixed) => {
        const [less, more] = [Math.min(one, two), Math.max(one, two)];
        const unit = (categoryDiscount: number, itemDiscount: number) =>
          priceLine(aPriceable(base, { categoryDiscount, itemDiscount })).unit;
        expect(unit(more, fixed)).toBeLessThanOrEqual(unit(less, fixed));
        expect(unit(fixed, more)).toBeLessThanOrEqual(unit(fixed, less));
        expect(unit(one, two)).toBe(unit(two, one));
      }),
    );
  });
});

describe('priceCart', () => {
  test('an empty cart costs nothing, charges or not', () => {
    const nothing: PricedCart = {
      lines: [],
      cartValue: 0,
      discounts: [],
      charges: [],
      taxes: [],
      grandTotal: 0,
    };
    expect(priceCart([], [])).toEqual(nothing);
    expect(priceCart([], [{ label: 'Delivery', kind: 'absolute', amount: 30_00 }])).toEqual(nothing);
  });

  test('totals equal their parts', () => {
    holds(
      fc.property(fc.array(priceables, { maxLength: 20 }), charges, (lines, extra) => {
        const priced = priceCart(lines, extra);
        expect(priced.lines).toEqual(lines.map((line) => ({ ...priceLine(line), share: 0 })));
        expect(priced.cartValue).toBe(sum(priced.lines.map(({ total }) => total)));
        for (const tax of priced.taxes) {
          expect(tax.amount).toBe(sum(tax.parts.map(({ amount }) => amount)));
          for (const part of tax.parts)
            expect(part.of).toBe(
              'line' in part ? at(priced.lines, part.line).total : at(priced.charges, part.charge).amount,
            );
        }
        const chargesAndTaxes = sum([...priced.charges, ...priced.taxes].map(({ amount }) => amount));
        expect(priced.grandTotal).toBe(priced.cartValue + chargesAndTaxes);
        expect(Number.isSafeInteger(priced.grandTotal)).toBe(true);
      }),
    );
  });

  test('each charge and each part of a tax is rounded half up, exactly', () => {
    holds(
      fc.property(fc.array(priceables, { minLength: 1, maxLength: 8 }), charges, (lines, extra) => {
        const { cartValue, charges: pricedCharges, taxes } = priceCart(lines, extra);
        fc.pre(cartValue > 0);
        const share = (of: number, rate: number) => Number((BigInt(of) * BigInt(rate) + 5000n) / 10_000n);
        expect(pricedCharges).toEqual(
          extra.map((charge) =>
            charge.kind === 'absolute'
              ? { label: charge.label, rate: null, of: cartValue, amount: charge.amount }
              : {
                  label: charge.label,
                  rate: charge.rate,
                  of: cartValue,
                  amount: share(cartValue, charge.rate),
                },
          ),
        );
        for (const { rate, parts } of taxes) {
          for (const { of, amount } of parts) expect(amount).toBe(share(of, rate));
        }
      }),
    );
  });

  test('every tax of every line is in exactly one row, and rows differ in label or rate', () => {
    holds(
      fc.property(fc.array(priceables, { maxLength: 8 }), (lines) => {
        const { taxes } = priceCart(lines, []);
        const expected = lines.flatMap((line, index) =>
          line.taxes.map(({ label, rate }) => `${index} ${label} ${rate}`),
        );
        const actual = taxes.flatMap(({ label, rate, parts }) =>
          parts.map((part) => `${'line' in part ? part.line : ''} ${label} ${rate}`),
        );
        expect(actual.toSorted()).toEqual(expected.toSorted());
        expect(new Set(taxes.map(({ label, rate }) => `${label} ${rate}`)).size).toBe(taxes.length);
      }),
    );
  });

  test('the same label at another rate is another row; charges without taxes have none', () => {
    const lines = [
      aPriceable(100_00, { taxes: [{ label: 'GST', rate: 500 }] }),
      aPriceable(100_00, { taxes: [{ label: 'GST', rate: 1800 }] }),
      aPriceable(200_00, { taxes: [{ label: 'GST', rate: 500 }] }),
    ];
    const { taxes, grandTotal } = priceCart(lines, [
      { label: 'Delivery', kind: 'absolute', amount: 1000_00 },
    ]);
    expect(taxes.map(({ rate, amount }) => [rate, amount])).toEqual([
      [500, 15_00],
      [1800, 18_00],
    ]);
    expect(grandTotal).toBe(400_00 + 1000_00 + 33_00);
  });

  test('tax is rounded for each line, not once for the row', () => {
    const line = aPriceable(10_10, { taxes: [{ label: 'GST', rate: 500 }] });
    expect(priceCart([line, line], []).taxes.map(({ amount }) => amount)).toEqual([1_02]);
    expect(priceCart([{ ...line, quantity: 2 }], []).taxes.map(({ amount }) => amount)).toEqual([1_01]);
  });

  test('the order of the lines changes no total', () => {
    holds(
      fc.property(fc.array(priceables, { maxLength: 8 }), charges, (lines, extra) => {
        const [one, other] = [priceCart(lines, extra), priceCart(lines.toReversed(), extra)];
        expect(other.cartValue).toBe(one.cartValue);
        expect(other.grandTotal).toBe(one.grandTotal);
      }),
    );
  });
});

describe('discountPercent', () => {
  test.each([
    [0, 0, 0],
    [1000, 500, 15],
    [1000, 0, 10],
    [0, 3333, 33],
    [5000, 5000, 75],
    [50, 0, 1],
    [49, 0, 0],
    [10_000, 0, 100],
    [10_000, 10_000, 100],
  ])('%i and %i basis points are %i %% off', (category, item, percent) => {
    expect(discountPercent(category, item)).toBe(percent);
  });

  test('is a whole percent within half a percent of the truth', () => {
    holds(
      fc.property(rates, rates, (category, item) => {
        const percent = discountPercent(category, item);
        const truth = 100 - ((10_000 - category) * (10_000 - item)) / 1_000_000;
        expect(Number.isInteger(percent)).toBe(true);
        expect(Math.abs(percent - truth)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
