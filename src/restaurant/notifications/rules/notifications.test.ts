import { expect, test } from 'vitest';
import type { OrderEvent } from '#ordering/orders/rules/order.ts';
import { kindsFor, linkOf, NOTIFICATION_KINDS, orderNotification, type Told } from './notifications.ts';
import { isPushed, wishOf } from './settings.ts';
import { describeNotification } from './words.ts';

test('owners are told everything', () => {
  expect(kindsFor('OWNER')).toEqual(NOTIFICATION_KINDS);
});

test('managers are told everything but the plan, and floor staff not of the mailbox and PINs either', () => {
  const all = NOTIFICATION_KINDS.filter((kind) => kind !== 'plan');
  const ofFloor = all.filter((kind) => kind !== 'mail' && kind !== 'pin_locked');
  expect([kindsFor('MANAGER'), kindsFor('STAFF')]).toEqual([all, ofFloor]);
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

const facts = { orderId: '7', orderNo: 3, place: '', amount: 40, currency: 'INR', stars: 1 };
const TOLD: [Told, link: string, en: string][] = [
  [{ kind: 'order_placed', facts }, '/app/dashboard?order=7', 'New order 3'],
  [{ kind: 'order_cancelled', facts }, '/app/dashboard?order=7', 'The guest cancelled order 3'],
  [{ kind: 'payment_claimed', facts }, '/app/dashboard?order=7', 'The guest says they paid ₹40 for order 3'],
  [{ kind: 'guest_rated', facts }, '/app/feedback?order=7', '1 star for order 3'],
  [
    { kind: 'printer_failing', facts: { printer: 'Grill' } },
    '/app/settings/printers',
    'Grill has stopped printing',
  ],
  [
    {
      kind: 'reservation',
      facts: {
        reservationId: '9',
        news: 'made',
        party: 4,
        name: 'Meera Nair',
        startsAt: '2026-11-27T14:00:00.000Z',
        timeZone: 'Asia/Kolkata',
      },
    },
    '/app/calendar?reservation=9',
    'Meera Nair · New reservation for 4: Fri, 27 Nov, 7:30 pm',
  ],
  [
    { kind: 'table_call', facts: { tableId: '5', place: 'Table 12', call: 'water' } },
    '/app/floor?table=5',
    'Table 12: water, please',
  ],
  [
    { kind: 'pin_locked', facts: { person: 'Ravi', tablet: 'Counter' } },
    '/app/settings/tablets',
    'Counter: the PIN of Ravi was wrong five times',
  ],
  [{ kind: 'mail', facts: { news: 'arrived', count: 2 } }, '/app/mail/inbox', '2 new emails have arrived'],
  [
    { kind: 'mail', facts: { news: 'failing', count: 0 } },
    '/app/mail/inbox',
    'Your mailbox refuses the password',
  ],
  [{ kind: 'plan', facts: { news: 'ended' } }, '/app/settings/plan', 'Your plan has ended'],
];

test.each(TOLD)('$kind says what it is about, and leads to it', (told, link, en) => {
  expect([linkOf(told), describeNotification(told, 'en')]).toEqual([link, en]);
  expect(describeNotification(told, 'hi')).not.toBe(en);
});

test('without settings everything is in the bell, and nothing is pushed or sent by email', () => {
  for (const kind of NOTIFICATION_KINDS.filter((kind) => kind !== 'table_call'))
    expect(wishOf({}, kind)).toEqual({ bell: true, push: false, email: false });
  // Guests wait for whoever comes to their table.
  expect(wishOf({}, 'table_call').push).toBe(true);
});

test('a call of the store’s own is told in its words', () => {
  const called = { tableId: '5', place: 'Room 101', call: 'towels', label: 'Fresh towels' };
  expect(describeNotification({ kind: 'table_call', facts: called }, 'hi')).toBe('Room 101: Fresh towels');
});

test('new orders and poor ratings, which devices are told of anyway, are not pushed again', () => {
  const wish = { bell: true, push: true, email: true };
  const all = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, wish]));
  const pushed = TOLD.map(([told]) => told).filter((told) => isPushed(told, all));
  expect(pushed.map(({ kind }) => kind)).toEqual([
    'order_cancelled',
    'payment_claimed',
    'printer_failing',
    'reservation',
    'table_call',
    'pin_locked',
    'mail',
    'mail',
    'plan',
  ]);
  expect(isPushed({ kind: 'guest_rated', facts: { ...facts, stars: 5 } }, all)).toBe(true);
});
