import { expect, test } from 'vitest';
import { CANCELLED, SERVED } from '#ordering/orders/rules/order.ts';
import { atTable } from './at-table.ts';
import { anOrder } from './testing/orders.ts';

const NOW = Date.parse('2026-11-20T13:00:00Z');
const table = { iden: '5', idel: 'Table' };
const due = (amount: number) => ({ due: amount, claim: null, upi: null });
const numbersAt = (...orders: Parameters<typeof atTable>[0]) =>
  atTable(orders, '5', NOW).orders.map(({ orderNo }) => orderNo);

test('a table has its open orders and those that were served and are due, the oldest first', () => {
  const orders = [
    anOrder(4, { table, state: SERVED, money: due(0) }),
    anOrder(3, { table, state: 2 }),
    anOrder(2, { table: { iden: '6', idel: 'Table' } }),
    anOrder(1, { table, state: SERVED }),
  ];
  expect(numbersAt(...orders)).toEqual([1, 3]);
});

test.each([
  ['was cancelled', { state: CANCELLED }],
  ['is a round of a sitting', { sitting: { _id: 'sitting', round: 1 } }],
  ['was served and left unpaid more than a day ago', { state: SERVED, createdAt: '2026-11-19T12:59:00Z' }],
] as const)('an order that %s is not at the table any more', (_, more) => {
  expect(numbersAt(anOrder(1, { table, ...more }))).toEqual([]);
});

test('the sums are what was paid and what is due, without orders that wait for a payment online', () => {
  const orders = [
    anOrder(1, { table, money: due(120.5), payment: { state: 'unpaid', method: 'Cash', paid: 80 } }),
    anOrder(2, { table, money: due(10) }),
    anOrder(3, { table, money: due(99), payment: { state: 'awaiting', method: 'Card' } }),
  ];
  const { paid, due: inAll } = atTable(orders, '5', NOW);
  expect({ paid, inAll }).toEqual({ paid: 8000, inAll: 13050 });
});
