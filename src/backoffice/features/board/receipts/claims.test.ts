import { expect, test } from 'vitest';
import { mergeOrders } from '../merge-orders.ts';
import { anOrder } from '../testing/orders.ts';
import { claimedOrders, endOf, inGroups } from './claims.ts';

const claimed = { payment: { state: 'claimed' as const, method: 'Cash' } };

test('claims stand in the order in which they were placed, whatever has become of the orders', () => {
  const orders = [anOrder(3, { ...claimed, state: 5 }), anOrder(2), anOrder(1, { ...claimed, state: 4 })];
  expect(claimedOrders(orders).map(({ orderNo }) => orderNo)).toEqual([1, 3]);
});

test('a board that stays open for weeks forgets no claim', () => {
  const done = Array.from({ length: 150 }, (_, number) => anOrder(number + 10, { state: 4 }));
  const merged = mergeOrders([], [anOrder(1, { ...claimed, state: 5 }), anOrder(2, { state: 5 }), ...done]);
  expect(merged.at(-1)?.orderNo).toBe(1);
  expect(merged).toHaveLength(101);
});

test('a reference is read in groups, and known by its end', () => {
  expect(inGroups('432156789012')).toBe('4321 5678 9012');
  expect(endOf('432156789012')).toBe('9012');
});
