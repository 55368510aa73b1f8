import { expect, test } from 'vitest';
import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { amountsAfter, priceAfter } from './priced-tab.ts';

const CREATED = '2026-11-20T12:00:00.000Z';
const GST = { label: 'GST', value: 5 };

/** A round with one dish that costs this before tax. */
function aRound(id: string, value: number, more: Partial<StaffOrderView> = {}): StaffOrderView {
  return {
    _id: id,
    orderNo: 1,
    items: [
      {
        _id: `line of ${id}`,
        itemID: 'dish',
        itemLabel: 'Dish',
        quantity: 1,
        price: String(value),
        value: String(value),
        savings: '0.00',
        images: [],
        configs: [],
        discarded: false,
        ready: false,
        taxes: [GST],
      },
    ],
    user: { name: '', phone: '', countryCode: '' },
    address: '',
    remarks: '',
    profileID: 'store',
    createdAt: CREATED,
    amount: value * 1.05,
    state: 1,
    orderType: 'Dine-In',
    charges: [],
    table: null,
    payment: { state: 'unpaid', method: '' },
    money: { due: value * 1.05, claim: null, upi: null },
    timeline: [],
    estimate: null,
    store: { name: 'Store', slug: 'store', logo: null, currency: 'INR' },
    ...more,
  };
}

const given = { id: 'given', line: null, reason: 'Late', by: '' };
const TENTH: OrderDiscount = { ...given, kind: 'percent', percent: 10_00 };
const FIFTY: OrderDiscount = { ...given, kind: 'amount', amount: 50_00 };
const edit = (discount: OrderDiscount) => [{ kind: 'give' as const, discount }];
const rounded = (roundOff: number) => ({ money: { due: 0, claim: null, upi: null, roundOff } });

test('an order alone costs what is left of it with its taxes', () => {
  const tab = [aRound('a', 260)];
  expect(priceAfter({ tab, orderId: 'a', edits: [] })).toBe(273_00);
  expect(priceAfter({ tab, orderId: 'a', edits: edit(TENTH) })).toBe(245_70);
});

test('a percentage of the whole bill reaches each round, and an amount is divided by what they cost', () => {
  const tab = [aRound('a', 100), aRound('b', 300)];
  expect(priceAfter({ tab, orderId: 'b', edits: edit(TENTH) })).toBe(378_00);
  const after = amountsAfter({ tab, orderId: 'b', edits: edit(FIFTY) });
  expect(Object.fromEntries(after)).toEqual({ a: 91_88, b: 275_63 });
});

test('a discount that stands comes off first, and one that is taken back is whole again', () => {
  const held = {
    _id: 'held',
    line: null,
    kind: 'percent' as const,
    of: 50,
    amount: 50,
    reason: 'Staff meal',
  };
  const tab = [aRound('a', 100, { amount: 52.5, discounts: [held] }), aRound('b', 100)];
  expect(priceAfter({ tab, orderId: 'a', edits: edit(TENTH) })).toBe(47_25 + 94_50);
  expect(priceAfter({ tab, orderId: 'b', edits: [{ kind: 'undiscount', id: 'held' }] })).toBe(210_00);
});

test('charges by percentage shrink with it, and fixed ones do not', () => {
  const rates = [
    { label: 'Service', kind: 'percentage' as const, value: 10, taxes: [] },
    { label: 'Packing', kind: 'absolute' as const, value: 20, taxes: [GST] },
  ];
  const tab = [aRound('a', 100, { amount: 136, rates })];
  expect(priceAfter({ tab, orderId: 'a', edits: [] })).toBe(136_00);
  expect(priceAfter({ tab, orderId: 'a', edits: edit(TENTH) })).toBe(94_50 + 9_00 + 21_00);
});

test('a cancelled round costs nothing and gets nothing', () => {
  const tab = [aRound('gone', 500, { state: CANCELLED }), aRound('a', 100)];
  expect(priceAfter({ tab, orderId: 'a', edits: edit(FIFTY) })).toBe(52_50);
  expect([...amountsAfter({ tab, orderId: 'a', edits: [] }).keys()]).toEqual(['a']);
});

test('rounds of a rounded bill are rounded together', () => {
  const tab = [aRound('a', 101, rounded(-0.05)), aRound('b', 101, rounded(-0.05))];
  expect(priceAfter({ tab, orderId: 'a', edits: [] })).toBe(212_00);
  expect(priceAfter({ tab, orderId: 'a', edits: edit(TENTH) })).toBe(191_00);
});
