import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BilledLine, type BillFigures, billOf, columnOf, differenceOf, taxableByRate } from './bill.ts';
import { BILL_KINDS } from './bill-settings.ts';
import { type Charge, priceCart } from './pricing.ts';
import { charges, priceables } from './testing/arbitraries.ts';
import { aPriceable } from './testing/builders.ts';
import { holds } from './testing/expecting.ts';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const named = (line: ReturnType<typeof aPriceable>, id: string): BilledLine => ({
  ...line,
  id,
  label: `Dish ${id}`,
  options: [],
});
const orders = fc
  .array(fc.tuple(priceables, fc.boolean()), { maxLength: 8 })
  .map((lines) => lines.map(([line, isKept], at) => ({ line: named(line, String(at)), isKept })));
const billings = fc.record({ kind: fc.constantFrom(...BILL_KINDS), isRounded: fc.boolean() });
const EXTRA: Charge[] = [
  { label: 'Packing', kind: 'percentage', rate: 200 },
  { label: 'Delivery', kind: 'absolute', amount: 30_00 },
];
const PLAIN = { kind: 'tax_invoice', isRounded: false } as const;

describe('the figures of a bill', () => {
  const line = named(
    aPriceable(250_00, {
      categoryDiscount: 1000,
      itemDiscount: 500,
      taxes: [{ label: 'GST', rate: 500 }],
      quantity: 2,
    }),
    'a',
  );

  test('one GST is split in halves that add up to what was charged', () => {
    const { taxes, total } = billOf([line], EXTRA, PLAIN);
    expect(total).toBe(487_43);
    expect(taxes).toEqual([
      { label: 'CGST', rate: 250, amount: 10_69 },
      { label: 'SGST', rate: 250, amount: 10_69 },
    ]);
    expect(billOf([line], EXTRA, { ...PLAIN, kind: 'bill' }).taxes).toEqual([
      { label: 'GST', rate: 500, amount: 21_38 },
    ]);
  });

  test('of an odd paisa the state has the rest', () => {
    const odd = named(aPriceable(1_00, { taxes: [{ label: 'GST 5%', rate: 500 }], quantity: 1 }), 'a');
    expect(billOf([odd], [], PLAIN).taxes.map(({ amount }) => amount)).toEqual([2, 3]);
  });

  test('a line shows its rate before and its taxable value after the discount', () => {
    expect(billOf([line], [], PLAIN).lines).toEqual([
      {
        id: 'a',
        label: 'Dish a',
        options: [],
        quantity: 2,
        rate: 250_00,
        discount: 72_50,
        taxable: 427_50,
        taxRate: 500,
      },
    ]);
  });

  test('what is payable comes to whole rupees where the store rounds, and the total stays the order’s', () => {
    const { total, roundOff, payable } = billOf([line], EXTRA, { ...PLAIN, isRounded: true });
    expect({ total, roundOff, payable }).toEqual({ total: 487_43, roundOff: -43, payable: 487_00 });
  });

  test('are the order’s to the paisa, whatever was ordered, taken off and charged', () => {
    holds(
      fc.property(orders, charges, billings, (order, extra, billing) => {
        const kept = order.filter(({ isKept }) => isKept).map(({ line }) => line);
        const priced = priceCart(kept, extra);
        const bill = billOf(kept, extra, billing);
        expect(bill.total).toBe(priced.grandTotal);
        expect(sum(bill.lines.map(({ taxable }) => taxable))).toBe(bill.taxable);
        expect(sum(bill.taxes.map(({ amount }) => amount))).toBe(sum(priced.taxes.map((tax) => tax.amount)));
        expect(partsOf(bill)).toBe(bill.total);
        expect(bill.total + bill.roundOff).toBe(bill.payable);
        expect(Math.abs(bill.roundOff)).toBeLessThanOrEqual(billing.isRounded ? 50 : 0);
        expect(sum(taxableByRate(bill.lines).map(({ taxable }) => taxable))).toBe(bill.taxable);
      }),
    );
  });

  test('less what was credited are those of what is left', () => {
    holds(
      fc.property(orders, charges, billings, (order, extra, billing) => {
        const before = billOf(
          order.map(({ line }) => line),
          extra,
          billing,
        );
        const after = billOf(
          order.filter(({ isKept }) => isKept).map(({ line }) => line),
          extra,
          billing,
        );
        const credit = differenceOf(before, after);
        expect(partsOf(credit)).toBe(credit.total);
        expect(before.total - credit.total).toBe(after.total);
        expect(before.payable - credit.payable).toBe(after.payable);
        expect(sum(credit.lines.map(({ taxable }) => taxable))).toBe(credit.taxable);
        const amounts = [...credit.taxes, ...credit.charges].map(({ amount }) => amount);
        expect(Math.min(0, ...amounts)).toBe(0);
        for (const { label, rate, amount } of before.taxes) {
          const of = (bill: BillFigures) =>
            bill.taxes.find((tax) => tax.label === label && tax.rate === rate)?.amount ?? 0;
          expect(amount - of(credit)).toBe(of(after));
        }
      }),
    );
  });
});

function partsOf({ taxable, charges: extra, taxes }: BillFigures): number {
  return taxable + sum([...extra, ...taxes].map(({ amount }) => amount));
}

test.each([
  ['CGST', 'cgst'],
  ['SGST 2.5%', 'sgst'],
  ['UTGST', 'sgst'],
  ['IGST', 'igst'],
  ['VAT', 'other'],
])('%s stands in the column %s', (label, column) => {
  expect(columnOf({ label })).toBe(column);
});
