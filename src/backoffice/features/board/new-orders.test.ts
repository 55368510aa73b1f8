import { expect, test } from 'vitest';
import { acknowledge, newOrders } from './new-orders.ts';
import { anOrder } from './testing/orders.ts';

const numbers = (orders: { orderNo: number }[]) => orders.map(({ orderNo }) => orderNo);

test('an order rings until somebody has moved it, here or elsewhere, or has heard it', () => {
  const moved = anOrder(2, { state: 2 }, 2);
  const broughtBack = anOrder(3, { state: 1 }, 3);
  const orders = [anOrder(1), moved, broughtBack, anOrder(4)];
  expect(numbers(newOrders(orders, ['order-4']))).toEqual([1]);
});

test('one that begins as confirmed rings too, one that is over or not paid yet does not', () => {
  const awaiting = anOrder(3, { payment: { state: 'awaiting', method: 'Online' } });
  expect(numbers(newOrders([anOrder(1, { state: 2 }), anOrder(2, { state: 4 }), awaiting], []))).toEqual([1]);
});

test('what was heard is remembered once, and the latest of it', () => {
  expect(acknowledge(['a', 'b'], ['b', 'c'])).toEqual(['a', 'b', 'c']);
  const many = Array.from({ length: 300 }, (_, number) => `order-${number}`);
  expect(acknowledge(many, ['new'])).toEqual([...many.slice(1), 'new']);
});
