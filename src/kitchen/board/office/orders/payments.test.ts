import { expect, test } from 'vitest';
import { isServedUnpaid } from '#tables/floor/rules/served-unpaid.ts';
import { mergeOrders } from './merge-orders.ts';
import { claimedOrders, groupDigits, lastDigits, settledBy, unpaidOrders, withUpdated } from './payments.ts';
import { anOrder } from './testing/orders.ts';

const money = (due: number) => ({ due, claim: null, upi: null });
const served = (orderNo: number, due: number, entries = 1) =>
  anOrder(orderNo, { state: 4, money: money(due) }, entries);
const numbers = (orders: { orderNo: number }[]) => orders.map(({ orderNo }) => orderNo);

test('only served orders with money due are unpaid', () => {
  const orders = [anOrder(1), served(2, 0.01), served(3, 0), anOrder(4, { state: 5, money: money(0) })];
  expect(numbers(orders.filter(isServedUnpaid))).toEqual([2]);
});

test('what nobody paid is told apart from what was paid', () => {
  const paidBy = (method: string, state: 'paid' | 'unpaid' = 'paid') =>
    settledBy(anOrder(1, { payment: { method, state } }));
  expect(paidBy('Cash')).toEqual([]);
  expect(paidBy('Cash + LeftUnpaid')).toEqual(['LeftUnpaid']);
  expect(paidBy('Account')).toEqual(['Account']);
  expect(paidBy('Account', 'unpaid')).toEqual([]);
});

test('the unpaid list joins fetched orders with those on the board', () => {
  const fetched = [served(7, 10), served(3, 10), served(1, 10)];
  const onBoard = [served(9, 10), served(7, 0, 2), anOrder(8)];
  expect(numbers(unpaidOrders(onBoard, fetched))).toEqual([9, 3, 1]);
});

test('a newer version of an order replaces the one on its page', () => {
  const pages = { pages: [{ orders: [served(3, 10), served(1, 10)], next: null }], pageParams: [null] };
  const paid = served(1, 0, 2);
  expect(withUpdated(pages, paid)?.pages[0]?.orders).toEqual([served(3, 10), paid]);
  expect(withUpdated(pages, served(1, 20))).toBe(pages);
  expect(withUpdated(pages, served(5, 10))).toBe(pages);
  expect(withUpdated(undefined, paid)).toBeUndefined();
});

const claimed = { payment: { state: 'claimed' as const, method: 'Cash' } };

test('claims are sorted by order number, whatever the state of the order', () => {
  const orders = [anOrder(3, { ...claimed, state: 5 }), anOrder(2), anOrder(1, { ...claimed, state: 4 })];
  expect(claimedOrders(orders).map(({ orderNo }) => orderNo)).toEqual([1, 3]);
});

test('merging drops old done orders but no claim', () => {
  const done = Array.from({ length: 150 }, (_, number) => anOrder(number + 10, { state: 4 }));
  const merged = mergeOrders([], [anOrder(1, { ...claimed, state: 5 }), anOrder(2, { state: 5 }), ...done]);
  expect(merged.at(-1)?.orderNo).toBe(1);
  expect(merged).toHaveLength(101);
});

test('a reference is shown in groups of four and shortened to its end', () => {
  expect(groupDigits('432156789012')).toBe('4321 5678 9012');
  expect(lastDigits('432156789012')).toBe('9012');
});
