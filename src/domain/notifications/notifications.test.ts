import { expect, test } from 'vitest';
import type { OrderEvent } from '../order/order.ts';
import { kindsFor, linkOf, NOTIFICATION_KINDS, orderNotification } from './notifications.ts';

test('owners are told everything', () => {
  expect(kindsFor('OWNER')).toEqual(NOTIFICATION_KINDS);
});

test('managers and floor staff are told everything but the plan', () => {
  const all = NOTIFICATION_KINDS.filter((kind) => kind !== 'plan');
  expect([kindsFor('MANAGER'), kindsFor('STAFF')]).toEqual([all, all]);
});

test('a cook is told of orders and printers, and of no payments', () => {
  expect(kindsFor('KITCHEN')).toEqual(['order_placed', 'order_cancelled', 'printer_failing']);
});

test('support is told nothing', () => {
  expect(kindsFor('SUPPORT')).toEqual([]);
});

test.each<[string, OrderEvent, string | null]>([
  ['an order', { what: 'placed', state: 1, amount: 100 }, 'order_placed'],
  [
    'an order that waits for its payment',
    { what: 'placed', state: 1, amount: 100, payment: 'awaiting' },
    null,
  ],
  ['an order served at once', { what: 'placed', state: 4, amount: 100 }, null],
  [
    'an order once it is paid online',
    { what: 'payment', payment: 'paid', from: 1, to: 1, amount: 100 },
    'order_placed',
  ],
  ['what the guest cancels', { what: 'state', from: 1, to: 5, byGuest: true }, 'order_cancelled'],
  ['what the staff cancel', { what: 'state', from: 1, to: 5 }, null],
  ['a payment that a guest claims', { what: 'claim', amount: 100 }, 'payment_claimed'],
  ['a rating', { what: 'rated', from: 4, to: 4, stars: 5 }, 'guest_rated'],
  ['a dish that is ready', { what: 'ready', lineId: '1', ready: true }, null],
])('%s', (_title, event, kind) => {
  expect(orderNotification(event)).toBe(kind);
});

test.each([
  ['order_placed', '/app/dashboard?order=7'],
  ['payment_claimed', '/app/dashboard?order=7'],
  ['guest_rated', '/app/feedback?order=7'],
  ['printer_failing', '/app/settings/printers'],
  ['plan', '/app/settings/plan'],
] as const)('%s leads to %s', (kind, link) => {
  expect(linkOf(kind, '7')).toBe(link);
});
