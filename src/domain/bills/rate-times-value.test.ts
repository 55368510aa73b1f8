import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tax } from '../menu/menu.ts';
import { priceCart } from '../pricing/price-cart.ts';
import type { Charge } from '../pricing/price-line.ts';
import { taxesWithin } from '../store/sold-taxes.ts';
import { aPriceable } from '../testing/builders.ts';
import { holds } from '../testing/expecting.ts';
import { salesOf } from '../till/sales.ts';
import { addTillSums, totalOf } from '../till/sums.ts';
import { type BillFigures, billOfRounds, differenceOf, roundingOf, taxableByRate } from './bill.ts';
import { partsByRate } from './gst-parts.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const halfUp = (value: number, by: number, of: number) => Math.floor((value * by * 2 + of) / (of * 2));
const halves = (rate: number): Tax[] => [
  { label: 'CGST', rate },
  { label: 'SGST', rate },
];
/** As menus have them: by halves, under one name, of several rates, or none. */
const taxes = fc.constantFrom<Tax[]>(halves(250), halves(900), [{ label: 'GST 12%', rate: 1200 }], []);
const TAX_INVOICE = { kind: 'tax_invoice', isRounded: false } as const;

const lines = fc.array(
  fc.record({ price: fc.integer({ min: 0, max: 900_00 }), taxes, quantity: fc.integer({ min: 1, max: 9 }) }),
  {
    minLength: 1,
    maxLength: 12,
  },
);
/** The rounds of a table, or an order alone. */
const tabs = fc.array(fc.record({ lines, packing: taxes, off: fc.constantFrom(0, 1_000) }), {
  minLength: 1,
  maxLength: 3,
});
type DrawnTab = typeof tabs extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const roundsOf = (tab: DrawnTab, sold: (taxes: Tax[]) => Tax[] = (own) => own) =>
  tab.map((round, at) => ({
    lines: round.lines.map(({ price, taxes: own, quantity }, line) => ({
      ...aPriceable(price, { taxes: sold(own), quantity }),
      ...{ id: `${at} ${line}`, label: 'Dish', options: [], discarded: false },
    })),
    charges: [
      { label: 'Packing', kind: 'percentage', rate: 500, taxes: sold(round.packing) },
    ] satisfies Charge[],
    discounts:
      round.off === 0
        ? []
        : [
            {
              ...{ id: 'd', line: null, reason: 'Regular', by: 'Asha' },
              kind: 'percent' as const,
              percent: round.off,
            },
          ],
  }));
const rateOf = ({ rate }: { rate: number }) => rate * 2;
const taxedAt = (bill: BillFigures, rate: number) =>
  taxableByRate(bill).find((one) => one.rate === rate)?.taxable ?? 0;

test('many small dishes: the tax of the bill is its rate of the value, and the paise of the lines are rounding', () => {
  const tea = { ...aPriceable(10_20, { taxes: halves(250), quantity: 1 }), label: 'Tea', options: [] };
  const rounds = [{ lines: Array.from({ length: 8 }, (_, at) => ({ ...tea, id: String(at) })), charges: [] }];
  const bill = billOfRounds(rounds, TAX_INVOICE);
  // Eight times 0.255 is 0.26 a line, and 2.04 of 81.60.
  expect(bill.taxes.map(({ amount }) => amount)).toEqual([2_04, 2_04]);
  expect([bill.taxable, bill.total, bill.unsplit]).toEqual([81_60, 85_76, 8]);
  expect(roundingOf(bill)).toEqual({ rows: 85_68, roundOff: 8 });
});

test('each tax of a bill is its rate of the value that bears it, and the parts of the lines are all of it', () => {
  holds(
    fc.property(tabs, (tab) => {
      const rounds = roundsOf(tab);
      const bill = billOfRounds(rounds, TAX_INVOICE);
      for (const tax of bill.taxes) {
        expect(tax.amount).toBe(halfUp(taxedAt(bill, rateOf(tax)), tax.rate, 10_000));
        const parts = partsByRate(bill).filter(({ rate }) => rate === rateOf(tax));
        expect(sum(parts.map(({ cgst }) => cgst))).toBe(tax.amount);
        expect(parts.map(({ sgst }) => sgst)).toEqual(parts.map(({ cgst }) => cgst));
      }
      expect(bill.total).toBe(
        sum(rounds.map((one) => priceCart(one.lines, one.charges, one.discounts).grandTotal)),
      );
    }),
  );
});

test('taxes within prices leave a value of which they are the rate, and nothing to round', () => {
  holds(
    fc.property(tabs, (tab) => {
      const bill = billOfRounds(roundsOf(tab, taxesWithin), TAX_INVOICE);
      expect(bill.unsplit).toBeUndefined();
      expect(Math.min(0, ...bill.lines.map(({ taxable }) => taxable))).toBe(0);
      for (const tax of bill.taxes) {
        const whole = rateOf(tax);
        const price = taxedAt(bill, whole) + 2 * tax.amount;
        expect(tax.amount).toBe(halfUp(price, tax.rate, 10_000 + whole));
      }
    }),
  );
});

test('a day is the sum of its bills and credit notes, tax by tax', () => {
  const halfNamed = (label: string) => (label.startsWith('GST') ? 'CGST' : label);
  const days = fc.array(fc.tuple(tabs, fc.nat(20)), { minLength: 1, maxLength: 4 });
  holds(
    fc.property(days, fc.boolean(), (drawn, isWithin) => {
      const sold = drawn.map(([tab, taken]) => {
        const before = roundsOf(tab, isWithin ? taxesWithin : undefined);
        const after = before.map(({ lines: all, ...round }) => ({
          ...round,
          lines: all.map((line, at) => ({ ...line, discarded: at >= taken })),
        }));
        return { before, after };
      });
      const kept = (round: (typeof sold)[number]['after'][number]) => ({
        ...round,
        lines: round.lines.filter(({ discarded }) => !discarded),
      });
      const documents = sold.flatMap(({ before, after }) => {
        const [was, is] = [billOfRounds(before, TAX_INVOICE), billOfRounds(after.map(kept), TAX_INVOICE)];
        return [
          { sign: 1, figures: was },
          { sign: -1, figures: differenceOf(was, is) },
        ];
      });
      const sums = addTillSums(
        sold.flatMap(({ after }) =>
          salesOf(
            after.map((round) => {
              const { lines: own, charges, discounts } = kept(round);
              const amount = priceCart(own, charges, discounts).grandTotal;
              return { ...round, amount, state: 4 as const, roundOff: null };
            }),
          ),
        ),
      );
      const inDay = (rate: number) =>
        sum(
          sums
            .filter(({ kind }) => kind === 'tax' || kind === 'taxWithin')
            .map(({ key, label, amount }) => {
              if (Number.parseInt(key, 10) === rate && label === 'CGST') return amount;
              return halfNamed(label) !== label && Number.parseInt(key, 10) === rate * 2 ? amount / 2 : 0;
            }),
        );
      for (const rate of [250, 600, 900])
        expect(inDay(rate)).toBe(
          sum(
            documents.flatMap(({ sign, figures }) =>
              figures.taxes
                .filter((tax) => tax.label === 'CGST' && tax.rate === rate)
                .map(({ amount }) => sign * amount),
            ),
          ),
        );
      expect(totalOf(sums, 'order').amount).toBe(
        sum(documents.map(({ sign, figures }) => sign * figures.payable)),
      );
      expect(totalOf(sums, 'rounding').amount).toBe(
        sum(documents.map(({ sign, figures }) => sign * roundingOf(figures).roundOff)),
      );
    }),
  );
});
