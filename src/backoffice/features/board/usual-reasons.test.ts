import { expect, test } from 'vitest';
import { usualReasons } from './usual-reasons.ts';

const off = (reason?: string) => ({
  timeline: [
    { at: '2026-11-20T12:00:00.000Z', what: 'item_discarded' as const, ...(reason ? { reason } : {}) },
  ],
});

test('the ready-made ones come first, then three of the own, the most frequent before the others', () => {
  const orders = ['Hair', 'Cold', 'Sold out', 'Cold', 'Burnt', 'Spilt', 'Burnt', 'Cold'].map(off);
  expect(usualReasons(orders, ['Sold out'])).toEqual(['Sold out', 'Cold', 'Burnt', 'Hair']);
});

test('what has no reason, and reasons for something else, are none', () => {
  const cancelled = {
    timeline: [{ at: '2026-11-20T12:00:00.000Z', what: 'cancelled' as const, reason: 'Closing' }],
  };
  expect(usualReasons([off(), cancelled], ['Sold out'])).toEqual(['Sold out']);
});
