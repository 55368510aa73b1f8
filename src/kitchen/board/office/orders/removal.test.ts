import { expect, test } from 'vitest';
import { portionsToRemove, usualReasons } from './removal.ts';
import { anOrderedItem } from './testing/orders.ts';

const off = (reason?: string) => ({
  timeline: [
    { at: '2026-11-20T12:00:00.000Z', what: 'item_discarded' as const, ...(reason ? { reason } : {}) },
  ],
});

test('ready-made reasons come first, then the three most frequent of the restaurant', () => {
  const orders = ['Hair', 'Cold', 'Sold out', 'Cold', 'Burnt', 'Spilt', 'Burnt', 'Cold'].map(off);
  expect(usualReasons(orders, ['Sold out'])).toEqual(['Sold out', 'Cold', 'Burnt', 'Hair']);
});

test('entries without a reason and reasons of other events are left out', () => {
  const cancelled = {
    timeline: [{ at: '2026-11-20T12:00:00.000Z', what: 'cancelled' as const, reason: 'Closing' }],
  };
  expect(usualReasons([off(), cancelled], ['Sold out'])).toEqual(['Sold out']);
});

test('portions are removed from the latest item first, unmade ones before made ones', () => {
  const items = [
    anOrderedItem('Naan', { _id: 'a', quantity: 2 }),
    anOrderedItem('Naan', { _id: 'b', quantity: 3 }),
  ];
  expect(portionsToRemove(items, 1)).toEqual([{ itemId: 'b', keep: 2 }]);
  expect(portionsToRemove(items, 3)).toEqual([{ itemId: 'b' }]);
  expect(portionsToRemove(items, 4)).toEqual([{ itemId: 'b' }, { itemId: 'a', keep: 1 }]);
  expect(portionsToRemove(items, 5)).toEqual([{ itemId: 'b' }, { itemId: 'a' }]);
  const made = items.map((item) => ({ ...item, ready: item._id === 'b' }));
  expect(portionsToRemove(made, 1)).toEqual([{ itemId: 'a', keep: 1 }]);
});
