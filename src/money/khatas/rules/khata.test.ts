import { expect, test } from 'vitest';
import { isOverLimit, onKhata } from './khata.ts';

test.each([
  ['a bill adds', { method: 'Account', amount: 70 }, 70],
  ['what falls off a bill takes off', { method: 'Account', amount: -20 }, -20],
  ['money takes off', { method: 'Cash', amount: 50 }, -50],
  ['money that was taken back adds', { method: 'UPI', amount: -50 }, 50],
])('%s', (_, entry, change) => {
  expect(onKhata(entry)).toBe(change);
});

test.each([
  [90, 10, 100, false],
  [90, 11, 100, true],
  [0, 1, 0, true],
  [5_000, 5_000, null, false],
])('%i and %i more with a limit of %s', (balance, more, limit, expected) => {
  expect(isOverLimit(balance, more, limit)).toBe(expected);
});
