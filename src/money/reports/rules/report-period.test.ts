import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  countDays,
  daysOf,
  firstOfWeek,
  PRESETS,
  type Preset,
  periodBefore,
  periodOf,
  sameTimeEarlier,
  startOfDay,
  weekdayOf,
} from './report-period.ts';

test.each([
  ['today', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['last7', '2026-11-03', '2026-10-28', '2026-11-03'],
  ['last30', '2026-11-20', '2026-10-22', '2026-11-20'],
  ['this-month', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['last-month', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['last-month', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['this-year', '2026-11-20', '2026-01-01', '2026-11-20'],
] as const)('%s on %s is from %s to %s', (preset, today, from, to) => {
  expect(periodOf(preset, today)).toEqual({ from, to });
});

test.each([
  ['2026-11-16', 1, '2026-11-16'],
  ['2026-11-22', 7, '2026-11-16'],
  ['2027-01-01', 5, '2026-12-28'],
])('%s is weekday %i of the week that begins on %s', (day, weekday, first) => {
  expect([weekdayOf(day), firstOfWeek(day)]).toEqual([weekday, first]);
});

test('the period before is as long and ends where this one begins', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 731 }), (from, length) => {
      const period = { from, to: addDays(from, length - 1) };
      const before = periodBefore(period);
      expect(countDays(before)).toBe(length);
      const isShort = length < 7;
      expect(isShort ? addDays(before.from, 7) : addDays(before.to, 1)).toBe(from);
      expect(daysOf(period)).toHaveLength(length);
    }),
  );
});

test.each(PRESETS)('%s never ends after today', (preset: Preset) => {
  const { from, to } = periodOf(preset, '2026-11-20');
  expect(from <= to && to <= '2026-11-20').toBe(true);
});

describe('days and time zones', () => {
  const iso = (at: number) => new Date(at).toISOString();

  test('a day begins at local midnight, or at the first moment after it where that is skipped', () => {
    expect(iso(startOfDay('Asia/Kolkata', '2026-11-20'))).toBe('2026-11-19T18:30:00.000Z');
    expect(iso(startOfDay('Africa/Cairo', '2026-04-24'))).toBe('2026-04-23T22:00:00.000Z');
  });

  test('the same time of an earlier day follows the local clock, not multiples of 24 hours', () => {
    const noon = Date.parse('2026-11-01T17:00:00Z');
    expect(iso(sameTimeEarlier('America/New_York', noon, 1))).toBe('2026-10-31T16:00:00.000Z');
  });
});
