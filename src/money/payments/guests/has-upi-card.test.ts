import { expect, test } from 'vitest';
import { CANCELLED, RECEIVED } from '#ordering/orders/rules/order.ts';
import type { OrderView } from '#ordering/orders/wire/order.ts';
import { hasUpiCard } from './has-upi-card.ts';

const money = { due: 70, claim: null, upi: null };
const upi = { vpa: 'teahouse@upi', name: 'Tea House', link: 'upi://pay?pa=teahouse@upi' };
const claimed: Partial<OrderView> = { payment: { state: 'claimed', method: 'Cash' }, money };

test.each<[string, Partial<OrderView>, boolean]>([
  ['who can pay', { money: { ...money, upi } }, true],
  ['who pays at the counter', { money }, false],
  ['who says to have paid', claimed, true],
  ['whose order is cancelled', { ...claimed, state: CANCELLED }, false],
  ['who has paid', { payment: { state: 'paid', method: 'UPI' }, money: { ...money, due: 0 } }, false],
])('%s', (_, change, expected) => {
  const unpaid: Pick<OrderView, 'payment' | 'state' | 'money'> = {
    money,
    payment: { state: 'unpaid', method: 'Cash' },
    state: RECEIVED,
  };
  expect(hasUpiCard({ ...unpaid, ...change })).toBe(expected);
});
