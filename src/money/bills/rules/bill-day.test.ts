import { describe, expect, test } from 'vitest';
import { type BilledSale, billDate, billDay } from './bill-day.ts';

const at = (local: string) => Date.parse(`${local}:00+05:30`);
const sale = (soldAt: string, now: string): BilledSale => ({
  timeZone: 'Asia/Kolkata',
  boundary: 4 * 60,
  soldAt: at(soldAt),
  now: at(now),
});

describe('a bill counts for', () => {
  test.each([
    ['the day of a sale that is billed at once', '2026-01-31T20:15', '2026-01-31T20:15', '2026-01-31'],
    ['the evening, if it is billed after midnight', '2026-01-31T23:50', '2026-02-01T00:40', '2026-01-31'],
    ['the evening, if the guests came after midnight', '2026-02-01T00:20', '2026-02-01T00:40', '2026-01-31'],
    ['the day before, if it is billed in the morning', '2026-01-31T23:50', '2026-02-01T09:00', '2026-01-31'],
    ['the new day from its beginning on', '2026-02-01T04:00', '2026-02-01T04:10', '2026-02-01'],
    [
      'today, if it is billed more than thirty days later',
      '2026-01-01T20:00',
      '2026-02-01T09:00',
      '2026-02-01',
    ],
  ])('%s', (_, soldAt, now, day) => {
    expect(billDay(sale(soldAt, now), null)).toBe(day);
  });

  test('no day before that of the number before it', () => {
    const late = sale('2026-01-31T23:50', '2026-02-01T09:00');
    expect(billDay(late, '2026-02-01')).toBe('2026-02-01');
    expect(billDay(late, '2026-01-30')).toBe('2026-01-31');
  });
});

test.each([
  ['of the bill', '2026-01-31T20:15', '2026-01-31T21:00', '2026-01-31', '2026-01-31 21:00'],
  [
    'of the sale, if it is billed after midnight',
    '2026-01-31T23:50',
    '2026-02-01T00:40',
    '2026-01-31',
    '2026-01-31 23:50',
  ],
  [
    'of neither, if the guests came after midnight',
    '2026-02-01T00:20',
    '2026-02-01T00:40',
    '2026-01-31',
    '2026-01-31',
  ],
])('its date has the time %s', (_, soldAt, now, day, date) => {
  expect(billDate(sale(soldAt, now), day)).toBe(date);
});
