import { expect, test } from 'vitest';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { formatAmount, formatSigned, formatTime, formatWhen } from './format.ts';

const clock = { language: 'en', timeZone: 'Asia/Kolkata' } as const;
const NOW = Date.UTC(2026, 10, 20, 12);

test("times are shown in the store's time zone", () => {
  expect(formatTime('2026-11-20T14:47:00.000Z', clock)).toBe('8:17 pm');
});

test.each([
  ['today', NOW + HOUR, '6:30 pm'],
  ['tomorrow', NOW + DAY, 'Sat 5:30 pm'],
])('%s', (_, at, shown) => {
  expect(formatWhen(at, NOW, clock)).toBe(shown);
});

test.each([
  [427.5, '₹427.50'],
  ['30.00', '₹30'],
  [1001.2, '₹1,001.20'],
  [1234567, '₹12,34,567'],
])('%s is %s', (amount, shown) => {
  expect(formatAmount(amount, 'INR')).toBe(shown);
});

test.each([
  [-90, '−₹90'],
  [0, '₹0'],
  [12.5, '₹12.50'],
])('%s with its sign is %s', (amount, shown) => {
  expect(formatSigned(amount, 'INR')).toBe(shown);
});
