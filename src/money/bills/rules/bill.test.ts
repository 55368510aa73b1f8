import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundToRupee } from '#money/payments/rules/tab.ts';
import { priceCart } from '#ordering/prices/rules/price-cart.ts';
import type { Charge } from '#ordering/prices/rules/price-line.ts';
import { charges, priceables } from '#testing/rules/arbitraries.ts';
import { aPriceable } from '#testing/rules/builders.ts';
import { holds } from '#testing/rules/expecting.ts';
import {
  asOnPaper,
  type BilledLine,
  type BillFigures,
  billOf,
  billOfRounds,
  columnOf,
  differenceOf,
  taxableByRate,
} from './bill.ts';
import { BILL_KINDS } from './bill-settings.ts';

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

  test('split one GST into two halves that add up to what was charged', () => {
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

  test('have equal halves of GST, and round off the paisa that is left', () => {
    const odd = named(aPriceable(101_00, { taxes: [{ label: 'GST 5%', rate: 500 }], quantity: 1 }), 'a');
    const bill = billOf([odd], [], PLAIN);
    expect(bill.taxes.map(({ amount }) => amount)).toEqual([2_52, 2_52]);
    expect([bill.total, bill.roundOff, bill.payable]).toEqual([106_04, 1, 106_05]);
    const rounded = billOf([odd], [], { ...PLAIN, isRounded: true });
    expect([rounded.total, rounded.roundOff, rounded.payable]).toEqual([106_04, -4, 106_00]);
  });

  test('of before have what no row has in the round-off, as their paper does', () => {
    const stored = { ...billOf([line], [], PLAIN), roundOff: 0, unsplit: -1 };
    const { total, roundOff, payable } = asOnPaper(stored);
    expect([total, roundOff, payable]).toEqual([stored.total + 1, -1, stored.payable]);
    expect(asOnPaper(stored)).not.toHaveProperty('unsplit');
  });

  test('add a taxed charge to the taxable value', () => {
    const taxes = [
      { label: 'CGST', rate: 250 },
      { label: 'SGST', rate: 250 },
    ];
    const dish = named(aPriceable(100_00, { taxes, quantity: 1 }), 'a');
    const bill = billOf(
      [dish],
      [{ label: 'Packing', kind: 'absolute', amount: 20_00, taxes }, ...EXTRA],
      PLAIN,
    );
    expect(bill.charges[0]).toEqual({ label: 'Packing', rate: null, amount: 20_00, taxRate: 500 });
    expect(bill.taxes.map(({ amount }) => amount)).toEqual([3_00, 3_00]);
    expect(taxableByRate(bill)).toEqual([{ rate: 500, taxable: 120_00 }]);
  });

  test("show a line's rate before its discount and its taxable value after it", () => {
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

  test("round the payable amount to whole rupees where the store rounds, and keep the order's total", () => {
    const { total, roundOff, payable } = billOf([line], EXTRA, { ...PLAIN, isRounded: true });
    expect({ total, roundOff, payable }).toEqual({ total: 487_43, roundOff: -43, payable: 487_00 });
  });

  test('match the order to the paisa, whatever was ordered, removed and charged', () => {
    holds(
      fc.property(orders, charges, billings, (order, extra, billing) => {
        const kept = order.filter(({ isKept }) => isKept).map(({ line }) => line);
        const priced = priceCart(kept, extra);
        const bill = billOf(kept, extra, billing);
        expect(bill.payable).toBe(billing.isRounded ? roundToRupee(priced.grandTotal) : priced.grandTotal);
        expect(sum(bill.lines.map(({ taxable }) => taxable))).toBe(bill.taxable);
        expect(partsOf(bill)).toBe(bill.total);
        expect(bill.total + bill.roundOff).toBe(bill.payable);
        expect(Math.abs(bill.roundOff)).toBeLessThanOrEqual(
          (billing.isRounded ? 50 : 0) + priced.taxes.length,
        );
        expect(sum(taxableByRate({ ...bill, charges: [] }).map(({ taxable }) => taxable))).toBe(bill.taxable);
      }),
    );
  });

  test('less the credited amounts are the figures of the remaining order', () => {
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

describe('the bill of several rounds', () => {
  const rounds = fc.array(fc.tuple(orders, charges), { minLength: 1, maxLength: 4 });

  test('adds up charges and taxes of one name, and is rounded once', () => {
    const dish = (id: string, price: number) =>
      named(aPriceable(price, { taxes: [{ label: 'GST', rate: 500 }], quantity: 1 }), id);
    const bill = billOfRounds(
      [
        { lines: [dish('a', 110_00)], charges: EXTRA },
        { lines: [dish('b', 30_30)], charges: EXTRA.slice(0, 1) },
      ],
      { ...PLAIN, isRounded: true },
    );
    expect(bill.charges).toEqual([
      { label: 'Packing', rate: 200, amount: 2_81 },
      { label: 'Delivery', rate: null, amount: 30_00 },
    ]);
    // 5.50 and 1.52 make 7.02.
    expect(bill.taxes.map(({ amount }) => amount)).toEqual([3_51, 3_51]);
    expect([bill.total, bill.roundOff, bill.payable]).toEqual([180_13, -13, 180_00]);
  });

  test('matches the orders to the paisa, and less what is credited those that remain', () => {
    holds(
      fc.property(rounds, billings, (all, billing) => {
        const before = all.map(([order, extra]) => ({
          lines: order.map(({ line }) => line),
          charges: extra,
        }));
        const after = all.map(([order, extra]) => ({
          lines: order.filter(({ isKept }) => isKept).map(({ line }) => line),
          charges: extra,
        }));
        const [was, is] = [billOfRounds(before, billing), billOfRounds(after, billing)];
        const totals = before.map(({ lines, charges: extra }) => priceCart(lines, extra).grandTotal);
        expect(was.payable).toBe(billing.isRounded ? roundToRupee(sum(totals)) : sum(totals));
        expect(partsOf(was)).toBe(was.total);
        expect(was.total + was.roundOff).toBe(was.payable);
        const credit = differenceOf(was, is);
        expect(was.payable - credit.payable).toBe(is.payable);
        expect(partsOf(credit)).toBe(credit.total);
        expect(Math.min(0, ...[...credit.taxes, ...credit.charges].map(({ amount }) => amount))).toBe(0);
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
])('%s belongs in the column %s', (label, column) => {
  expect(columnOf({ label })).toBe(column);
});
