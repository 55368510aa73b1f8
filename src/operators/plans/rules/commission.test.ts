import { expect, test } from 'vitest';
import { commissionDays, commissionOn, hasCommission, NO_COMMISSION, sumOfDays } from './commission.ts';

test.each([
  ['nothing', NO_COMMISSION, 0],
  ['an amount for each order', { perOrder: 250, rate: 0 }, 750],
  ['a share of what was ordered', { perOrder: 0, rate: 150 }, 15],
  ['both', { perOrder: 250, rate: 150 }, 765],
])('%s', (_, terms, amount) => {
  expect(commissionOn(terms, { orders: 3, sales: 1_000 })).toBe(amount);
  expect(hasCommission(terms)).toBe(amount > 0);
});

test('each day counts by the terms that it began with, and days add up to the month', () => {
  const terms = [
    { day: '2026-10-30', perOrder: 200, rate: 0 },
    { day: '2026-10-31', perOrder: 0, rate: 333 },
    { day: '2026-11-01', perOrder: 0, rate: 333 },
  ];
  const ordered = new Map([
    ['2026-10-30', { orders: 2, sales: 5_000 }],
    ['2026-10-31', { orders: 1, sales: 101 }],
    ['2026-11-02', { orders: 9, sales: 90_000 }],
  ]);
  const days = commissionDays(terms, ordered);
  expect(days.map(({ commission }) => commission)).toEqual([400, 3, 0]);
  expect(sumOfDays(days)).toEqual({ orders: 3, sales: 5_101, commission: 403 });
});
