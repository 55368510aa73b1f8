import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundToRupee } from '#money/payments/rules/tab.ts';
import { salesOf } from '#money/till/rules/sales.ts';
import { addTillSums, totalOf } from '#money/till/rules/sums.ts';
import { taxesWithin } from '#ordering/catalogue/rules/sold-taxes.ts';
import type { Tax } from '#ordering/menu/rules/menu.ts';
import { priceCart } from '#ordering/prices/rules/price-cart.ts';
import type { Charge } from '#ordering/prices/rules/price-line.ts';
import { aPriceable } from '#testing/rules/builders.ts';
import { holds } from '#testing/rules/expecting.ts';
import { aBill } from '#testing/rules/issued-bills.ts';
import { type BillFigures, billOfRounds, columnOf, differenceOf } from './bill.ts';
import { sheetOf } from './bill-sheet.ts';
import { partsByRate } from './gst-parts.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
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
      id: `${at} ${line}`,
      label: 'Dish',
      options: [],
      discarded: false,
    })),
    charges: [
      { label: 'Packing', kind: 'percentage', rate: 500, taxes: sold(round.packing) },
    ] satisfies Charge[],
    discounts:
      round.off === 0
        ? []
        : [
            {
              id: 'd',
              line: null,
              reason: 'Regular',
              by: 'Asha',
              kind: 'percent' as const,
              percent: round.off,
            },
          ],
  }));
const taxIn = ({ taxes: own }: BillFigures, label: string, rate: number) =>
  sum(own.flatMap((tax) => (tax.label === label && tax.rate === rate ? tax.amount : [])));
/** What the orders have of a tax, each by its own lines. */
const ofOrders = (rounds: ReturnType<typeof roundsOf>, label: string, rate: number) =>
  sum(
    rounds.flatMap(({ lines, charges, discounts }) =>
      priceCart(lines, charges, discounts).taxes.flatMap((tax) =>
        tax.label === label && tax.rate === rate ? tax.amount : [],
      ),
    ),
  );
const isPlus = (figures: BillFigures) => {
  const { taxable, taxes, charges, total, roundOff, payable } = figures;
  expect(taxable + sum([...taxes, ...charges].map(({ amount }) => amount))).toBe(total);
  expect(total + roundOff).toBe(payable);
  const { sums } = sheetOf(aBill('INV/26-27/1', figures));
  const shown = (name: string) =>
    Number(
      sums
        .find(({ label }) => label === name)
        ?.text.replace('−', '-')
        .replaceAll(/[₹,]/g, '') ?? 0,
    );
  const off = Math.round(shown('Round off') * 100);
  expect([off, Math.round(shown('Grand total') * 100)]).toEqual([roundOff, payable]);
};

/** What the return shares among lines and charges is all of it, in equal halves. */
const hasItsParts = (document: BillFigures) => {
  const parts = partsByRate(document);
  for (const column of ['cgst', 'sgst'] as const)
    expect(sum(parts.map((part) => part[column]))).toBe(
      sum(document.taxes.flatMap((tax) => (columnOf(tax) === column ? tax.amount : []))),
    );
  expect(parts.map(({ sgst }) => sgst)).toEqual(parts.map(({ cgst }) => cgst));
};

test('many small dishes: the bill has the taxes that their order has, not the rate of their sum', () => {
  const tea = { ...aPriceable(10_20, { taxes: halves(250), quantity: 1 }), label: 'Tea', options: [] };
  const rounds = [{ lines: Array.from({ length: 8 }, (_, at) => ({ ...tea, id: String(at) })), charges: [] }];
  const bill = billOfRounds(rounds, TAX_INVOICE);
  // Eight times 0.255 is 0.26 a line, and 2.04 of 81.60.
  expect(bill.taxes.map(({ amount }) => amount)).toEqual([2_08, 2_08]);
  expect([bill.taxable, bill.total, bill.roundOff, bill.payable]).toEqual([81_60, 85_76, 0, 85_76]);
});

test('each tax of a bill, of its lines and of the return is that of the orders, and each document adds up on its face', () => {
  holds(
    fc.property(tabs, fc.boolean(), fc.boolean(), fc.nat(20), (tab, isWithin, isRounded, taken) => {
      const rounds = roundsOf(tab, isWithin ? taxesWithin : undefined);
      const bill = billOfRounds(rounds, { ...TAX_INVOICE, isRounded });
      const left = rounds.map(({ lines: all, ...round }) => ({ ...round, lines: all.slice(0, taken) }));
      const credit = differenceOf(bill, billOfRounds(left, { ...TAX_INVOICE, isRounded }));
      for (const document of [bill, credit]) {
        isPlus(document);
        hasItsParts(document);
      }
      for (const rate of [250, 900])
        for (const label of ['CGST', 'SGST'])
          expect(taxIn(bill, label, rate)).toBe(ofOrders(rounds, label, rate));
      const whole = ofOrders(rounds, 'GST 12%', 1200);
      expect(taxIn(bill, 'CGST', 600)).toBe(Math.floor(whole / 2));
      const cost = sum(rounds.map((one) => priceCart(one.lines, one.charges, one.discounts).grandTotal));
      expect(bill.payable).toBe(isRounded ? roundToRupee(cost) : cost);
      // No more than the paisa that has no half.
      if (!isRounded) expect(bill.roundOff).toBe(whole % 2);
    }),
  );
});

test('a day is the sum of its bills and credit notes, tax by tax', () => {
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
      const inDay = (label: string, rate: number) =>
        sum((['tax', 'taxWithin'] as const).map((kind) => totalOf(sums, kind, `${rate} ${label}`).amount));
      const inBills = (label: string, rate: number) =>
        sum(documents.map(({ sign, figures }) => sign * taxIn(figures, label, rate)));
      for (const rate of [250, 900]) expect(inDay('CGST', rate)).toBe(inBills('CGST', rate));
      const odd = inDay('GST 12%', 1200) - 2 * inBills('CGST', 600);
      expect(odd).toBe(sum(sold.map(({ after }) => ofOrders(after.map(kept), 'GST 12%', 1200) % 2)));
      expect(totalOf(sums, 'order').amount).toBe(
        sum(documents.map(({ sign, figures }) => sign * figures.payable)),
      );
      expect(totalOf(sums, 'rounding').amount + odd).toBe(
        sum(documents.map(({ sign, figures }) => sign * figures.roundOff)),
      );
    }),
  );
});
