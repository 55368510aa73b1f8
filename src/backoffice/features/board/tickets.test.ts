import { describe, expect, test } from 'vitest';
import type { OrderState } from '#domain/order/order.ts';
import type { Role } from '#domain/people/permissions.ts';
import { anItem, anOrder } from './testing/orders.ts';
import {
  doneOrders,
  headOf,
  mayCancel,
  mayDiscard,
  minutesTaken,
  nextState,
  openOrders,
  ordersToCook,
  ordersToHandOver,
  placeOf,
  servedSince,
  stateBefore,
  ticketsIn,
} from './tickets.ts';

const awaiting = { payment: { state: 'awaiting' as const, method: 'Online' } };
const ended = (at: string, state: OrderState) => ({
  state,
  timeline: [{ at, what: 'served' as const, state }],
});

test('a column has the oldest first, and last those that wait for their payment', () => {
  const orders = [anOrder(4), anOrder(2, awaiting), anOrder(3), anOrder(1, { state: 2 })];
  expect(ticketsIn(orders, 1).map(({ orderNo }) => orderNo)).toEqual([3, 4, 2]);
});

test('what is done has the latest first, and the time that it took', () => {
  const early = anOrder(2, ended('2026-11-20T12:10:00Z', 5));
  const late = anOrder(1, ended('2026-11-20T12:20:00Z', 4));
  expect(doneOrders([early, late, anOrder(3)])).toEqual([late, early]);
  expect(minutesTaken(late)).toBe(20);
});

describe('the steps that are offered', () => {
  test.each<[OrderState, Role, OrderState | null, OrderState | null, boolean]>([
    [1, 'KITCHEN', 2, null, false],
    [2, 'STAFF', 3, 1, true],
    [3, 'OWNER', 4, 2, true],
    [4, 'STAFF', null, 3, false],
    [4, 'MANAGER', null, 3, true],
    [5, 'OWNER', null, null, false],
  ])('state %i, %s: next %s, back %s, cancel %s', (state, role, next, before, cancel) => {
    const order = anOrder(1, { state });
    expect([nextState(order, role), stateBefore(order, role), mayCancel(order, role)]).toEqual([
      next,
      before,
      cancel,
    ]);
  });

  test('what was served once and called back is for the office', () => {
    const { timeline } = anOrder(1, ended('2026-11-20T12:10:00Z', 4));
    const order = anOrder(1, { state: 3, timeline });
    expect([mayCancel(order, 'STAFF'), mayDiscard(order, 'STAFF')]).toEqual([false, false]);
    expect([mayCancel(order, 'MANAGER'), mayDiscard(order, 'MANAGER')]).toEqual([true, true]);
    expect(mayDiscard(anOrder(2), 'STAFF')).toBe(true);
    expect(mayDiscard(anOrder(2, { state: 5 }), 'OWNER')).toBe(false);
  });

  test('an order that waits for its payment can only be cancelled', () => {
    const order = anOrder(1, { ...awaiting, state: 2 });
    expect([nextState(order, 'OWNER'), stateBefore(order, 'OWNER'), mayCancel(order, 'OWNER')]).toEqual([
      null,
      null,
      true,
    ]);
  });
});

test('where an order goes to', () => {
  const table = { iden: '12', idel: 'Table' };
  expect([headOf(anOrder(7, { table })), placeOf(anOrder(7, { table }))]).toEqual([
    '12',
    'Dine-In, Table 12',
  ]);
  expect([headOf(anOrder(7)), placeOf(anOrder(7))]).toEqual(['#7', 'Dine-In']);
  expect(placeOf(anOrder(7, { table: { iden: 'B2', idel: '' } }))).toBe('Dine-In, B2');
});

test('the kitchen has what is to be made, the oldest first; what is ready waits to be handed over', () => {
  const cooked = [anItem('Naan', { ready: true }), anItem('Prawns', { discarded: true })];
  const orders = [
    anOrder(9),
    anOrder(8, { items: cooked, state: 3 }),
    anOrder(7, { state: 4 }),
    anOrder(6, awaiting),
    anOrder(5, { state: 3 }),
    anOrder(4, { state: 5 }),
  ];
  const numbers = (told: { orderNo: number }[]) => told.map(({ orderNo }) => orderNo);
  expect(numbers(openOrders(orders))).toEqual([5, 8, 9]);
  expect(numbers(ordersToCook(orders))).toEqual([5, 9]);
  expect(numbers(ordersToHandOver(orders))).toEqual([8]);
});

test('served in the last hour: neither earlier nor cancelled', () => {
  const now = Date.parse('2026-11-20T13:00:00Z');
  const orders = [
    anOrder(1, ended('2026-11-20T11:59:00Z', 4)),
    anOrder(2, ended('2026-11-20T12:01:00Z', 4)),
    anOrder(3, ended('2026-11-20T12:30:00Z', 5)),
    anOrder(4, ended('2026-11-20T12:40:00Z', 4)),
  ];
  expect(servedSince(orders, now - 3600_000).map(({ orderNo }) => orderNo)).toEqual([4, 2]);
});
