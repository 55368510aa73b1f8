import { expect, test } from 'vitest';
import type { OrderState } from '#ordering/orders/rules/order.ts';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { lateUnpaid, servedFor } from './served-unpaid.ts';

const NOON = Date.parse('2026-11-20T06:30:00Z');
const ago = (ms: number) => new Date(NOON - ms).toISOString();
const order = (servedAgo: number, due: number, state: OrderState = 4) => ({
  state,
  money: { due },
  createdAt: ago(servedAgo + HOUR),
  timeline: [
    { at: ago(servedAgo + HOUR), state: 1 as const, by: 'Sita' },
    { at: ago(servedAgo), state, by: 'Ravi' },
  ],
});

test('an order is late once its guests have had half an hour since it was served', () => {
  const orders = [order(29 * MINUTE, 90), order(30 * MINUTE, 45.5), order(2 * HOUR, 10)];
  expect(lateUnpaid(orders, NOON)).toEqual({ count: 2, due: 55_50, minutes: 120 });
  expect(lateUnpaid([order(HOUR, 0), order(HOUR, 90, 5), order(0, 90)], NOON)).toBeNull();
});

test('who served it is told, or else who took it', () => {
  expect(servedFor(order(5 * MINUTE, 90), NOON)).toEqual({ minutes: 5, by: 'Ravi' });
  const [placed] = order(0, 90).timeline;
  const taken = { ...order(0, 90), timeline: placed ? [placed] : [] };
  expect(servedFor(taken, NOON)).toEqual({ minutes: 60, by: 'Sita' });
});
