import { expect, test } from 'vitest';
import { additionsOf } from './additions.ts';
import { anOrder } from './testing/orders.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();
const table = (iden: string) => ({ iden, idel: 'Table' });
const order = (orderNo: number, iden: string | null, minute: number, more = {}) =>
  anOrder(orderNo, { table: iden === null ? null : table(iden), createdAt: at(minute), ...more });
const ended = (minute: number, state: number) => ({
  state,
  timeline: [{ at: at(minute), what: 'ended', state }],
});
const additions = (...orders: ReturnType<typeof order>[]) => Object.fromEntries(additionsOf(orders));

test('a table orders again while its earlier order is open', () => {
  expect(additions(order(3, '4', 9), order(1, '4', 0), order(2, '5', 3))).toEqual({ 'order-3': 1 });
});

test('an order is added to the latest of several', () => {
  expect(additions(order(1, '4', 0), order(2, '4', 1), order(3, '4', 2))).toEqual({
    'order-2': 1,
    'order-3': 2,
  });
});

test('an order is not added to one that had ended when it was placed', () => {
  expect(additions(order(1, '4', 0, ended(5, 4)), order(2, '4', 6))).toEqual({});
  expect(additions(order(1, '4', 0, ended(5, 5)), order(2, '4', 6))).toEqual({});
  expect(additions(order(1, '4', 0, ended(7, 4)), order(2, '4', 6))).toEqual({ 'order-2': 1 });
});

test('those who sit there now add nothing to what the guests before them still wait for', () => {
  const sitting = (id: string) => ({ sitting: { _id: id, round: 1 } });
  expect(additions(order(1, '4', 0, sitting('left')), order(2, '4', 1, sitting('new')))).toEqual({});
});

test('orders without a table, and a room with the same number, are no additions', () => {
  expect(additions(order(1, null, 0), order(2, null, 1))).toEqual({});
  expect(additions(order(1, '4', 0), order(2, '4', 1, { orderType: 'In-Room' }))).toEqual({});
});
