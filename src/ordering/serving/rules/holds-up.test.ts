import { describe, expect, test } from 'vitest';
import { type OrderState, PREPARING, SERVED } from '#ordering/orders/rules/order.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { holdsUp } from './holds-up.ts';

const NOW = Date.parse('2026-11-20T14:30:00Z');

const dish = (itemID: string, more: object = {}) => ({
  itemID,
  itemLabel: itemID,
  quantity: 1,
  discarded: false,
  ready: false,
  ...more,
});
const order = (minutes: number, items: ReturnType<typeof dish>[], more: object = {}) => ({
  state: PREPARING as OrderState,
  createdAt: new Date(NOW - minutes * MINUTE).toISOString(),
  estimate: { fromMinutes: 10, toMinutes: 20 },
  payment: { state: 'unpaid' },
  items,
  ...more,
});
const told = (orders: Parameters<typeof holdsUp>[0], isOffered = (_: string) => true) =>
  holdsUp(orders, NOW, isOffered);

const biryani = dish('biryani');
const naan = dish('naan');
const late = [order(30, [biryani, naan]), order(25, [biryani])];

describe('the kitchen', () => {
  test.each([
    ['one late order', [order(30, [biryani]), order(5, [biryani])]],
    ['orders that are just in time', [order(20, [biryani]), order(20, [biryani])]],
    ['late orders without a dish in common', [order(30, [biryani]), order(30, [naan])]],
    ['late orders that are ready', late.map((one) => ({ ...one, estimate: null }))],
    ['late orders that were served', late.map((one) => ({ ...one, state: SERVED as OrderState }))],
    [
      'late orders that wait for their payment',
      late.map((one) => ({ ...one, payment: { state: 'awaiting' } })),
    ],
    ['a dish that is ready', late.map((one) => ({ ...one, items: [dish('biryani', { ready: true })] }))],
    [
      'a dish that was taken off',
      late.map((one) => ({ ...one, items: [dish('biryani', { discarded: true })] })),
    ],
  ])('keeps up with %s', (_, orders) => {
    expect(told(orders)).toBeNull();
  });

  test('is held up by the dish that most late orders wait for', () => {
    const more = [order(40, [naan]), order(2, [dish('naan', { quantity: 9 })])];
    expect(told([...late, order(22, [biryani]), ...more])).toEqual({
      late: 4,
      itemId: 'biryani',
      label: 'biryani',
    });
  });

  test('of two alike, by the one of which it has more portions to make', () => {
    const both = [order(30, [biryani, naan]), order(30, [biryani, naan])];
    expect(told([...both, order(2, [dish('naan', { quantity: 3 })])])?.itemId).toBe('naan');
  });

  test('is offered another dish once the first is sold out', () => {
    const both = [order(30, [biryani, naan]), order(30, [biryani, naan]), order(30, [biryani])];
    expect(told(both, (itemId) => itemId !== 'biryani')?.itemId).toBe('naan');
    expect(told(both, () => false)).toBeNull();
  });
});
