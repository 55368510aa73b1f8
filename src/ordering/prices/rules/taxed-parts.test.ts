import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BillFigures, billOf, differenceOf, suppliesOf } from '#money/bills/rules/bill.ts';
import { partsByRate } from '#money/bills/rules/gst-parts.ts';
import { taxesWithin } from '#ordering/catalogue/rules/sold-taxes.ts';
import { amounts, charges, priceables, rates } from '#testing/rules/arbitraries.ts';
import { aPriceable } from '#testing/rules/builders.ts';
import { holds } from '#testing/rules/expecting.ts';
import { priceCart } from './price-cart.ts';
import { priceRounds } from './price-rounds.ts';
import { taxedShares } from './taxed-parts.ts';

const gst = (rate: number) => [{ label: 'GST', rate }];
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** Thali for 200 at 5 %, cola for 60 at 28 %, together for 220. */
const THALI = { worth: 200_00, taxes: gst(500), hsn: null };
const COLA = { worth: 60_00, taxes: gst(2800), hsn: '2202' };
const COMBO = {
  ...aPriceable(220_00, { taxes: gst(1800) }),
  configs: [
    { options: [{ label: 'Regular' }] },
    { options: [{ label: 'Thali', part: THALI }] },
    { options: [{ label: 'Cola', part: COLA }] },
  ],
};

test('a combo’s price is divided by what its dishes cost, the odd paisa by the largest remainder', () => {
  expect(taxedShares(COMBO, 220_00)).toEqual([
    { of: 169_23, taxes: gst(500) },
    { of: 50_77, taxes: gst(2800) },
  ]);
  expect(taxedShares(aPriceable(50_00, { taxes: gst(500) }), 50_00)).toEqual([
    { of: 50_00, taxes: gst(500) },
  ]);
  const free = {
    taxes: [],
    configs: [{ options: [{ part: { ...THALI, worth: 0 } }, { part: { ...COLA, worth: 0 } }] }],
  };
  expect(taxedShares(free, 99).map(({ of }) => of)).toEqual([50, 49]);
});

test('each dish of a combo has its own taxes, and none of the combo’s', () => {
  const { taxes, grandTotal } = priceCart([COMBO], []);
  expect(taxes.map(({ rate, amount }) => [rate, amount])).toEqual([
    [500, 8_46],
    [2800, 14_22],
  ]);
  expect(grandTotal).toBe(220_00 + 8_46 + 14_22);
});

test('its discounts and those of the order come off before it is divided', () => {
  const { taxes } = priceCart(
    [{ ...COMBO, id: 'a' }],
    [],
    [
      { id: '1', line: 'a', kind: 'amount', amount: 20_00, reason: 'Late', by: 'Asha' },
      { id: '2', line: null, kind: 'percent', percent: 1000, reason: 'Regular', by: 'Asha' },
    ],
  );
  // 180 is left: 138.46 and 41.54.
  expect(taxes.map(({ parts }) => parts.map(({ of }) => of))).toEqual([[138_46], [41_54]]);
});

test('the bill has one line with its dishes below, each under its own code and rate', () => {
  const line = { ...COMBO, id: 'a', label: 'Lunch', options: ['Thali', 'Cola'] };
  const bill = billOf([line], [], { kind: 'tax_invoice', isRounded: false });
  expect(bill.lines).toMatchObject([
    {
      label: 'Lunch',
      taxable: 220_00,
      parts: [
        { label: 'Thali', taxable: 169_23, taxRate: 500 },
        { label: 'Cola', taxable: 50_77, taxRate: 2800, hsn: '2202' },
      ],
    },
  ]);
  expect(partsByRate(bill)).toMatchObject([
    { code: '996331', rate: 500, taxable: 169_23, quantity: 1 },
    { code: '2202', rate: 2800, taxable: 50_77, quantity: 1 },
  ]);
});

const parts = fc.array(fc.record({ worth: amounts, taxes: rates.map(gst), hsn: fc.constant(null) }), {
  minLength: 1,
  maxLength: 5,
});
const combos = fc.record({ line: priceables, parts, isWithin: fc.boolean() }).map((drawn) => ({
  ...drawn.line,
  id: 'combo',
  label: 'Combo',
  options: [],
  configs: [
    {
      options: drawn.parts.map((part) => ({
        part: { ...part, taxes: drawn.isWithin ? taxesWithin(part.taxes) : part.taxes },
      })),
    },
  ],
}));

test('shares and taxes of combos add up to the paisa, for any price, discount and rates', () => {
  holds(
    fc.property(fc.array(combos, { minLength: 1, maxLength: 4 }), charges, rates, (lines, its, percent) => {
      const off = { id: '1', line: null, kind: 'percent' as const, percent, reason: '', by: '' };
      const priced = priceCart(lines, its, [off]);
      const left = priced.lines.map(({ total, share }) => total - share);
      for (const [at, line] of lines.entries())
        expect(sum(taxedShares(line, left[at] ?? 0).map(({ of }) => of))).toBe(left[at]);
      for (const { amount, parts: own } of priced.taxes)
        expect(sum(own.map((part) => part.amount))).toBe(amount);
      const onTop = priced.taxes.filter(({ included }) => !included);
      const charged = sum(priced.charges.map(({ amount }) => amount));
      expect(priced.grandTotal).toBe(sum(left) + charged + sum(onTop.map(({ amount }) => amount)));

      const rounds = priceRounds([{ lines, charges: its, discounts: [off] }]);
      expect(rounds.grandTotal).toBe(priced.grandTotal);
      for (const { shares, within, total, share } of rounds.lines) {
        expect(sum(shares.map(({ of }) => of))).toBe(total - share);
        expect(sum(shares.map((one) => one.within))).toBe(within);
      }
      const bill = billOf(lines, its, { kind: 'tax_invoice', isRounded: false });
      for (const line of bill.lines)
        expect(sum((line.parts ?? []).map(({ taxable }) => taxable))).toBe(line.taxable);
      const supplied = partsByRate(bill);
      const taxedBy = supplied.flatMap(({ cgst, sgst, igst, other }) => [cgst, sgst, igst, other]);
      expect(sum(taxedBy)).toBe(sum(bill.taxes.map(({ amount }) => amount)));
      expect(sum(supplied.map(({ taxable }) => taxable))).toBe(
        bill.taxable + sum(bill.charges.map(({ amount }) => amount)),
      );
    }),
  );
});

/** Taxable values by code and rate. */
function valuesOf({ lines }: BillFigures, sign = 1, sums = new Map<string, number>()) {
  for (const { hsn, taxRate, taxable } of suppliesOf(lines)) {
    const key = `${hsn} ${taxRate}`;
    sums.set(key, (sums.get(key) ?? 0) + sign * taxable);
  }
  return sums;
}

/** What a credit note for the lines that go leaves of the difference, by code and rate. */
function notCredited(lines: Parameters<typeof billOf>[0], isGone: (at: number) => boolean) {
  const [more, less] = [lines, lines.filter((_, at) => !isGone(at))].map((all) =>
    billOf(all, [], { kind: 'tax_invoice', isRounded: false }),
  ) as [BillFigures, BillFigures];
  const left = valuesOf(differenceOf(more, less), -1, valuesOf(less, -1, valuesOf(more)));
  return [...left].filter(([, value]) => value !== 0);
}

test('a credit note takes from each code and rate what the bill loses, where a combo stays too', () => {
  const within = (rate: number) => taxesWithin(gst(rate));
  const dish = (id: string, price: number, rate: number) => ({
    ...aPriceable(price, { taxes: within(rate), quantity: 1 }),
    id,
    label: id,
    options: [],
    hsn: rate === 2800 ? '2202' : null,
  });
  const parts = [
    { ...THALI, taxes: within(500) },
    { ...COLA, taxes: within(2800) },
  ];
  const lunch = { ...dish('lunch', 220_00, 500), configs: [{ options: parts.map((part) => ({ part })) }] };
  // Of these taxes one paisa goes from the cola of the combo to its thali.
  const all = [lunch, dish('tea', 10_19, 500), dish('cola', 60_19, 2800)];
  expect(notCredited(all, (at) => at > 0)).toEqual([]);
  holds(
    fc.property(fc.array(combos, { minLength: 2, maxLength: 4 }), fc.nat(3), (drawn, gone) => {
      const lines = drawn.map((line, at) => ({ ...line, id: String(at) }));
      expect(notCredited(lines, (at) => at === gone)).toEqual([]);
    }),
  );
});
