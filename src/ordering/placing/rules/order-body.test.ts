import { describe, expect, test } from 'vitest';
import type { Cart, CartEntry } from '#ordering/cart/rules/cart.ts';
import { cartLines, shownBill } from '#ordering/cart/rules/priced-cart.ts';
import { isOrderOf, orderBody } from './order-body.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const plain: CartEntry = {
  itemId: 'a',
  selections: [],
  quantity: 2,
  label: 'Idli',
  image: null,
  unit: 5_000,
};
const noted: CartEntry = { ...plain, itemId: 'b', remarks: 'No onion' };
const cartOf = (...lines: CartEntry[]): Cart<CartEntry> => ({ lines, timestamp: NOW });

function bodyOf({ lines: entries }: Cart<CartEntry>) {
  const lines = cartLines(entries, [], { time: { day: '2026-11-20', minute: 720 }, now: NOW });
  const contact = { phone: '', name: '', countryCode: '+91' };
  const form = { contact, address: '', remarks: '', hasTable: true };
  const order = { currency: 'INR', orderType: 'Dine-In', lines, form, table: null, otp: null };
  return orderBody({ ...order, bill: shownBill(lines, null) });
}

describe('the body of an order', () => {
  test('has a note field only where there is a note', () => {
    const [first, second] = bodyOf(cartOf(plain, noted)).items;
    expect([first && 'remarks' in first, second?.remarks]).toEqual([false, 'No onion']);
  });

  test('matches the cart that it was made from, and no cart that has changed since', () => {
    const cart = cartOf(plain, noted);
    const body = bodyOf(cart);
    expect(isOrderOf(cart, body)).toBe(true);
    const others = [
      cartOf(plain),
      cartOf(plain, { ...noted, remarks: 'No nuts' }),
      cartOf(plain, { ...noted, quantity: 3 }),
      cartOf(plain, { ...noted, unit: 6_000 }),
    ];
    for (const other of others) expect(isOrderOf(other, body)).toBe(false);
  });
});
