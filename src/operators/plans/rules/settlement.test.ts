import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openUntil, settlementOf } from './settlement.ts';

test('what is enough gives all days, and what is left of it stays in hand', () => {
  expect(settlementOf({ taxable: 100, credit: 200 }, 250, 30)).toEqual({
    days: 30,
    credit: 200,
    short: 0,
    left: 50,
  });
  expect(settlementOf({ taxable: 300 }, 0, 30)).toEqual({ days: 30, credit: 0, short: 0, left: 0 });
});

test('credit that was spent meanwhile leaves the days that the money pays for', () => {
  expect(settlementOf({ taxable: 100, credit: 200 }, 0, 30)).toEqual({
    days: 10,
    credit: 0,
    short: 200,
    left: 0,
  });
  expect(settlementOf({ taxable: 9, credit: 291 }, 0, 30)).toEqual({
    days: 0,
    credit: -9,
    short: 300,
    left: 9,
  });
});

test('a debt is paid first, and days that cost nothing are all given', () => {
  expect(settlementOf({ taxable: 100, credit: 0 }, -100, 30)).toMatchObject({ days: 0, left: 0 });
  expect(settlementOf({ taxable: 0 }, -100, 30)).toMatchObject({ days: 30, left: -100 });
});

test('nothing is lost and nothing is given, whatever there is in hand', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  const hand = fc.integer({ min: -10_000_000, max: 10_000_000 });
  fc.assert(
    fc.property(amount, amount, hand, fc.integer({ min: 1, max: 1200 }), (taxable, credit, inHand, days) => {
      const got = settlementOf({ taxable, credit }, inHand, days);
      expect(got.left).toBe(inHand - got.credit);
      expect(got.left).toBeGreaterThanOrEqual(Math.min(inHand + taxable, 0));
      expect(got.short + got.credit).toBe(credit);
      // A day's price at most, and half of the smallest coin for rounding.
      expect(Math.abs((taxable + got.credit) * days - (taxable + credit) * got.days)).toBeLessThanOrEqual(
        days,
      );
    }),
  );
});

test('a request of an owner is open for a week, one of an operator for a month, a commission until it is paid', () => {
  const createdAt = new Date('2026-11-01T12:00:00Z');
  const until = (isByOwner: boolean, content: Parameters<typeof openUntil>[0]['content']) => {
    const at = openUntil({ isByOwner, createdAt, content });
    return at === null ? null : new Date(at).toISOString();
  };
  expect(until(true, { from: '2026-11-20' })).toBe('2026-11-08T12:00:00.000Z');
  expect(until(false, { from: '2026-11-01' })).toBe('2026-12-01T12:00:00.000Z');
  expect(until(false, { from: '2026-11-20' })).toBe('2026-12-20T00:00:00.000Z');
  expect(until(false, { from: '2026-10-01', commission: { orders: 1, sales: 1 } })).toBeNull();
});
