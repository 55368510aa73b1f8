import { expect, test } from 'vitest';
import { anOrder } from './testing/orders.ts';
import { isServedUnpaid, unpaidOrders, withNews } from './unpaid.ts';

const money = (due: number) => ({ due, claim: null, upi: null });
const served = (orderNo: number, due: number, entries = 1) =>
  anOrder(orderNo, { state: 4, money: money(due) }, entries);
const numbers = (orders: { orderNo: number }[]) => orders.map(({ orderNo }) => orderNo);

test('what was served and is not wholly paid is unpaid, and nothing else', () => {
  const orders = [anOrder(1), served(2, 0.01), served(3, 0), anOrder(4, { state: 5, money: money(0) })];
  expect(numbers(orders.filter(isServedUnpaid))).toEqual([2]);
});

test('the list joins what was read with what the board has learnt since', () => {
  const read = [served(7, 10), served(3, 10), served(1, 10)];
  const known = [served(9, 10), served(7, 0, 2), anOrder(8)];
  expect(numbers(unpaidOrders(known, read))).toEqual([9, 3, 1]);
});

test('an order of the list that is paid is told there, however old it is', () => {
  const pages = { pages: [{ orders: [served(3, 10), served(1, 10)], next: null }], pageParams: [null] };
  const paid = served(1, 0, 2);
  expect(withNews(pages, paid)?.pages[0]?.orders).toEqual([served(3, 10), paid]);
  expect(withNews(pages, served(1, 20))).toBe(pages);
  expect(withNews(pages, served(5, 10))).toBe(pages);
  expect(withNews(undefined, paid)).toBeUndefined();
});
