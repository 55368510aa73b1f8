import { expect, test } from 'vitest';
import type { TimelineEvent } from '#ordering/orders/rules/timeline.ts';
import { newOrders, unsentOrders, withAcknowledged } from './new-orders.ts';
import { anOrder } from './testing/orders.ts';

const numbers = (orders: { orderNo: number }[]) => orders.map(({ orderNo }) => orderNo);

const touched = (orderNo: number, ...entries: TimelineEvent[]) => {
  const order = anOrder(orderNo);
  const happened = entries.map((what) => ({ at: order.createdAt, what }));
  return { ...order, timeline: [...order.timeline, ...happened] };
};

test('an order rings until somebody has moved or acknowledged it', () => {
  const moved = touched(2, 'confirmed');
  const broughtBack = touched(3, 'confirmed', 'received');
  const orders = [anOrder(1), moved, broughtBack, anOrder(4)];
  expect(numbers(newOrders(orders, ['order-4']))).toEqual([1]);
});

test('a confirmed order rings; a done or unpaid online order does not', () => {
  const awaiting = anOrder(3, { payment: { state: 'awaiting', method: 'Online' } });
  expect(numbers(newOrders([anOrder(1, { state: 2 }), anOrder(2, { state: 4 }), awaiting], []))).toEqual([1]);
});

test('acknowledged ids are remembered once, the latest 300 of them', () => {
  expect(withAcknowledged(['a', 'b'], ['b', 'c'])).toEqual(['a', 'b', 'c']);
  const many = Array.from({ length: 300 }, (_, number) => `order-${number}`);
  expect(withAcknowledged(many, ['new'])).toEqual([...many.slice(1), 'new']);
});

test('an order rings once it is paid, and no longer when another screen has seen it', () => {
  const orders = [touched(1, 'payment_awaited', 'paid'), touched(2, 'seen'), touched(3, 'item_ready')];
  expect(numbers(newOrders(orders, []))).toEqual([1]);
});

test('an acknowledged order is unsent until the server knows of it', () => {
  const orders = [anOrder(1), anOrder(2), touched(3, 'seen')];
  expect(unsentOrders(orders, ['order-2', 'order-3', 'gone'])).toEqual(['order-2']);
});
