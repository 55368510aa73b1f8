import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { billOfRounds, differenceOf } from '#money/bills/rules/bill.ts';
import { taxesWithin } from '#ordering/catalogue/rules/sold-taxes.ts';
import type { Tax } from '#ordering/menu/rules/menu.ts';
import { charges, priceables } from '#testing/rules/arbitraries.ts';
import { aPriceable } from '#testing/rules/builders.ts';
import { holds } from '#testing/rules/expecting.ts';
import { priceCart } from './price-cart.ts';
import type { Charge, PriceableLine } from './price-line.ts';

const HALVES: Tax[] = taxesWithin([
  { label: 'CGST', rate: 250 },
  { label: 'SGST', rate: 250 },
]);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const halfUp = (value: number, by: number, of: number) => Math.floor((value * by * 2 + of) / (of * 2));
const withinAll = <Part extends { taxes?: Tax[] }>(parts: Part[]): Part[] =>
  parts.map((part) => ({ ...part, taxes: taxesWithin(part.taxes ?? []) }));

const carts = fc.record({
  lines: fc.array(priceables, { maxLength: 6 }).map(withinAll<PriceableLine>),
  charges: charges.map(withinAll<Charge>),
});

test('guests pay the price, and the tax is computed backwards to the paisa', () => {
  const cart = priceCart([aPriceable(100_00, { taxes: HALVES, quantity: 1 })], []);
  expect(cart.grandTotal).toBe(100_00);
  expect(cart.taxes.map(({ amount }) => amount)).toEqual([2_38, 2_38]);
  const [whole] = priceCart(
    [aPriceable(105_00, { taxes: taxesWithin([{ label: 'GST', rate: 500 }]), quantity: 1 })],
    [],
  ).taxes;
  expect(whole).toMatchObject({ amount: 5_00, included: true });
});

test('discounts of category and dish come off first', () => {
  const line = aPriceable(250_00, { categoryDiscount: 1000, itemDiscount: 500, taxes: HALVES, quantity: 2 });
  const cart = priceCart([line], []);
  expect(cart.grandTotal).toBe(427_50);
  expect(cart.taxes.map(({ amount }) => amount)).toEqual([10_18, 10_18]);
});

test('each tax is its part of the price with all of them, and adds nothing to the total', () => {
  holds(
    fc.property(carts, ({ lines, charges }) => {
      const cart = priceCart(lines, charges);
      expect(cart.grandTotal).toBe(cart.cartValue + sum(cart.charges.map(({ amount }) => amount)));
      for (const { rate, parts } of cart.taxes) {
        for (const part of parts) {
          const taxes = 'line' in part ? lines[part.line]?.taxes : charges[part.charge]?.taxes;
          const all = sum((taxes ?? []).map((tax) => tax.rate));
          expect(part.amount).toBe(halfUp(part.of, rate, 10_000 + all));
        }
      }
    }),
  );
});

test('a bill’s taxable value, charges and taxes add up to its total, also with rounds that have taxes on top', () => {
  const rounds = fc.array(
    fc.tuple(carts, fc.boolean()).map(([{ lines, charges }, isOnTop]) => ({
      lines: isOnTop ? lines.map((line) => ({ ...line, taxes: onTop(line.taxes) })) : lines,
      charges: isOnTop ? charges.map((one) => ({ ...one, taxes: onTop(one.taxes ?? []) })) : charges,
    })),
    { maxLength: 3 },
  );
  holds(
    fc.property(rounds, (drawn) => {
      const billed = drawn.map(({ lines, charges }, round) => ({
        lines: lines.map((line, at) => ({ ...line, id: `${round} ${at}`, label: 'Dish', options: [] })),
        charges,
      }));
      const bill = billOfRounds(billed, { kind: 'tax_invoice', isRounded: false });
      const rows = [...bill.charges, ...bill.taxes].map(({ amount }) => amount);
      expect(bill.taxable + sum(rows)).toBe(bill.total);
      expect(sum(bill.lines.map(({ taxable }) => taxable))).toBe(bill.taxable);
      const none = billOfRounds([], { kind: 'tax_invoice', isRounded: false });
      expect(differenceOf(bill, none).total).toBe(bill.total);
      const all = differenceOf(bill, bill);
      expect([all.total, all.lines, all.charges, all.taxes]).toEqual([0, [], [], []]);
    }),
  );
});

const onTop = (taxes: Tax[]): Tax[] => taxes.map(({ label, rate }) => ({ label, rate }));
