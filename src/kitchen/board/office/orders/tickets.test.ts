import { describe, expect, test } from 'vitest';
import type { OrderState } from '#ordering/orders/rules/order.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import type { Role } from '#restaurant/people/rules/permissions.ts';
import { anOrder, anOrderedItem } from './testing/orders.ts';
import {
  doneOrders,
  formatAge,
  headOf,
  isPickup,
  mayCancel,
  mayRemove,
  minutesTaken,
  nextState,
  openOrders,
  ordersInState,
  ordersToCook,
  ordersToHandOver,
  placeText,
  previousState,
  servedSince,
  titleOf,
  wholeMinutes,
} from './tickets.ts';

const awaiting = { payment: { state: 'awaiting' as const, method: 'Online' } };
const ended = (at: string, state: OrderState) => ({
  state,
  timeline: [{ at, what: 'served' as const, state }],
});

test('orders of a state are sorted from the oldest, and those that wait for their payment come last', () => {
  const orders = [anOrder(4), anOrder(2, awaiting), anOrder(3), anOrder(1, { state: 2 })];
  expect(ordersInState(orders, 1).map(({ orderNo }) => orderNo)).toEqual([3, 4, 2]);
});

test('done orders are sorted from the latest, with the minutes that they took', () => {
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
    expect([nextState(order, role), previousState(order, role), mayCancel(order, role, 'ready')]).toEqual([
      next,
      before,
      cancel,
    ]);
  });

  test('an order that was called back after serving can only be cancelled by the office', () => {
    const { timeline } = anOrder(1, ended('2026-11-20T12:10:00Z', 4));
    const order = anOrder(1, { state: 3, timeline });
    expect([mayCancel(order, 'STAFF', 'served'), mayRemove(order, 'STAFF', 'served', [])]).toEqual([
      false,
      false,
    ]);
    expect([mayCancel(order, 'MANAGER', 'served'), mayRemove(order, 'MANAGER', 'served', [])]).toEqual([
      true,
      true,
    ]);
    expect(mayRemove(anOrder(2), 'STAFF', 'ready', [{ ready: false, discarded: false }])).toBe(true);
    const made = { ready: true, discarded: false };
    expect(mayRemove(anOrder(2), 'STAFF', 'ready', [made])).toBe(false);
    expect(mayRemove(anOrder(2), 'STAFF', 'ready', [{ ...made, discarded: true }])).toBe(true);
    expect(mayRemove(anOrder(2, { state: 5 }), 'OWNER', 'ready', [])).toBe(false);
  });

  test('an order that waits for its payment can only be cancelled', () => {
    const order = anOrder(1, { ...awaiting, state: 2 });
    expect([
      nextState(order, 'OWNER'),
      previousState(order, 'OWNER'),
      mayCancel(order, 'OWNER', 'ready'),
    ]).toEqual([null, null, true]);
  });
});

test('the head and the place of an order', () => {
  const table = { iden: '12', idel: 'Table' };
  expect([headOf(anOrder(7, { table })), placeText(anOrder(7, { table }))]).toEqual([
    'T12',
    'Dine-In, Table 12',
  ]);
  expect(headOf(anOrder(7, { table: { iden: '104', idel: 'Room' } }))).toBe('R104');
  expect(headOf(anOrder(7, { table: { iden: 'B2', idel: 'Table' } }))).toBe('B2');
  expect(headOf(anOrder(7, { orderType: 'In-Room', address: '104' }))).toBe('R104');
  expect(headOf(anOrder(7, { address: '3' }))).toBe('T3');
  expect([headOf(anOrder(7)), placeText(anOrder(7))]).toEqual(['#7', 'Dine-In']);
  expect(placeText(anOrder(7, { table: { iden: 'B2', idel: '' } }))).toBe('Dine-In, B2');
});

test('an order is a pickup if somebody comes for it, now or at a time', () => {
  const at = (orderType: string, address: string) => isPickup(anOrder(7, { orderType, address }));
  expect([
    at('Pickup', 'ASAP'),
    at('Pickup', '19:30'),
    at('Delivery', '7 Lotus Court'),
    at('Dine-In', '4'),
  ]).toEqual([true, true, false, false]);
});

test("an order's title is its table or room, or else its guest, or else its type", () => {
  expect(titleOf(anOrder(7, { table: { iden: '12', idel: 'Table' } }))).toBe('Table 12');
  expect(titleOf(anOrder(7, { table: { iden: '12', idel: '' } }))).toBe('Table 12');
  expect(titleOf(anOrder(7, { orderType: 'In-Room', address: '104' }))).toBe('Room 104');
  expect(titleOf(anOrder(7, { address: 'Garden 3' }))).toBe('Garden 3');
  const pickup = { orderType: 'Pickup', address: 'ASAP' };
  const user = { name: 'Meera', phone: '', countryCode: '+91' };
  expect(titleOf(anOrder(7, { ...pickup, user }))).toBe('Meera');
  expect(titleOf(anOrder(7, { ...pickup, user: { ...user, name: '' } }), 'Takeaway')).toBe('Takeaway');
});

test('open orders are divided into those to cook and those to hand over', () => {
  const cooked = [anOrderedItem('Naan', { ready: true }), anOrderedItem('Prawns', { discarded: true })];
  const orders = [
    anOrder(9),
    anOrder(8, { items: cooked, state: 3 }),
    anOrder(7, { state: 4 }),
    anOrder(6, awaiting),
    anOrder(5, { state: 3 }),
    anOrder(4, { state: 5 }),
  ];
  const numbers = (orders: { orderNo: number }[]) => orders.map(({ orderNo }) => orderNo);
  expect(numbers(openOrders(orders))).toEqual([5, 8, 9]);
  expect(numbers(ordersToCook(orders))).toEqual([5, 9]);
  expect(numbers(ordersToHandOver(orders))).toEqual([8]);
});

test('orders served since a time leave out earlier and cancelled ones', () => {
  const now = Date.parse('2026-11-20T13:00:00Z');
  const orders = [
    anOrder(1, ended('2026-11-20T11:59:00Z', 4)),
    anOrder(2, ended('2026-11-20T12:01:00Z', 4)),
    anOrder(3, ended('2026-11-20T12:30:00Z', 5)),
    anOrder(4, ended('2026-11-20T12:40:00Z', 4)),
  ];
  expect(servedSince(orders, now - HOUR).map(({ orderNo }) => orderNo)).toEqual([4, 2]);
});

const ms = (minutes: number, seconds = 0) => (minutes * 60 + seconds) * 1000;

test.each([
  [-5_000, '0:00', 0],
  [ms(0, 24), '0:24', 0],
  [ms(9, 42), '9:42', 9],
  [ms(65), '1:05 h', 65],
  [ms(26 * 60), '26 h', 1560],
])('%i ms are shown as %s', (age, shown, minutes) => {
  expect([formatAge(age, (clock) => `${clock} h`), wholeMinutes(age)]).toEqual([shown, minutes]);
});
