import { expect, test } from 'vitest';
import type { OrderEvent } from '#ordering/orders/rules/order.ts';
import type { SittingEvent } from '#tables/sittings/rules/sitting-events.ts';
import { type EventType, eventTypeOf } from './events.ts';
import { dishState, itemPatchFrom } from './menu.ts';
import { daysOfMonth } from './money.ts';

const payment = { what: 'payment', payment: 'paid', from: 1, to: 1, amount: 100 } as const;

test.each<[string, OrderEvent, EventType | null]>([
  ['an order', { what: 'placed', state: 1, amount: 100 }, 'order.placed'],
  ['a step', { what: 'state', from: 1, to: 3 }, 'order.changed'],
  ['the last step', { what: 'state', from: 3, to: 4 }, 'order.served'],
  ['a step back', { what: 'state', from: 4, to: 3 }, 'order.changed'],
  ['what is cancelled', { what: 'state', from: 1, to: 5 }, 'order.cancelled'],
  ['money', payment, 'payment.received'],
  ['money for an order that was served', { ...payment, from: 4, to: 4 }, 'payment.received'],
  ['money that is taken back', { ...payment, amount: -100 }, 'order.changed'],
  ['money that moves between rounds', { ...payment, moved: true }, 'order.changed'],
  ['what nobody pays', { ...payment, received: { method: 'WrittenOff' } }, 'order.changed'],
  [
    'a payment that did not come in time',
    { what: 'payment', payment: 'expired', from: 1, to: 5, amount: 0 },
    'order.cancelled',
  ],
  ['a claim', { what: 'claim', amount: 100 }, 'order.changed'],
  ['a dish that is ready', { what: 'ready', lineId: '1', ready: true }, 'order.changed'],
  ['that somebody has seen it', { what: 'seen' }, null],
  ['a rating', { what: 'rated', from: 4, to: 4, stars: 5 }, null],
])('%s', (_what, event, type) => {
  expect(eventTypeOf({ kind: 'order', event })).toBe(type);
});

test.each<[SittingEvent, EventType | null]>([
  [{ what: 'sitting_state', from: 'paid', to: 'closed' }, 'sitting.closed'],
  [{ what: 'sitting_state', from: 'open', to: 'asked' }, null],
  [{ what: 'covers', covers: 4 }, null],
])('at a table, %j', (event, type) => {
  expect(eventTypeOf({ kind: 'sitting', event })).toBe(type);
});

test.each([
  [{ what: 'item', revision: 2, itemId: '1', state: 'Sold out' }, 'dish.sold_out'],
  [{ what: 'item', revision: 2, itemId: '1', state: 'Available' }, 'dish.available'],
  [{ what: 'item', revision: 2, itemId: '1' }, null],
  [{ what: 'catalogue', revision: 2 }, null],
])('on the menu, %j', (event, type) => {
  expect(eventTypeOf({ kind: 'menu', event })).toBe(type);
});

test('what is of no order, table or dish is no event', () => {
  expect(eventTypeOf({ kind: 'khata', event: { what: 'khata_paid' } })).toBe(null);
  expect(eventTypeOf({ kind: 'store', event: { what: 'profile', revision: 2 } })).toBe(null);
});

test('a state that another program gave a dish has a word of its own', () => {
  const states = ['Available', 'Sold out', 'Hidden', 'Resting'];
  expect(states.map(dishState)).toEqual(['available', 'sold_out', 'hidden', 'other']);
});

test('a dish that is available has no end', () => {
  const until = '2026-11-20T10:00:00Z';
  expect(itemPatchFrom({ state: 'available', until })).toEqual({ state: 'Available' });
  expect(itemPatchFrom({ state: 'sold_out', until })).toEqual({ state: 'Sold out', until });
  expect(itemPatchFrom({ state: 'sold_out' })).toEqual({ state: 'Sold out', until: null });
});

test('a month ends on its last day', () => {
  const ends = ['2026-01', '2026-02', '2028-02', '2026-12'].map((month) => daysOfMonth(month).to);
  expect(ends).toEqual(['2026-01-31', '2026-02-28', '2028-02-29', '2026-12-31']);
});
