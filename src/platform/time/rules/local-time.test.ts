import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from './durations.ts';
import { daysBetween, nextMidnight } from './local-time.ts';

const at = (text: string) => Date.parse(text);

describe('days between two instants, where the restaurant is', () => {
  test.each([
    ['the same hour', 'Asia/Kolkata', '2026-11-30T12:00+05:30', '2026-11-30T12:00+05:30', 0],
    ['later the same day', 'Asia/Kolkata', '2026-11-30T00:00+05:30', '2026-11-30T23:59+05:30', 0],
    ['a minute over midnight', 'Asia/Kolkata', '2026-11-30T23:59+05:30', '2026-12-01T00:00+05:30', 1],
    ['the same instants elsewhere', 'UTC', '2026-11-30T23:59+05:30', '2026-12-01T00:00+05:30', 0],
    ['over the end of a year', 'Asia/Kolkata', '2026-12-30T20:00+05:30', '2027-01-02T08:00+05:30', 3],
    ['a day of 23 hours', 'Europe/Berlin', '2026-03-28T23:30+01:00', '2026-03-29T23:30+02:00', 1],
  ])('%s', (_, zone, now, then, days) => {
    expect(daysBetween(zone, at(now), at(then))).toBe(days);
  });
});

test.each([
  ['Asia/Kolkata', '2026-11-30T23:59+05:30', MINUTE],
  ['Asia/Kolkata', '2026-11-30T00:00+05:30', 24 * HOUR],
  ['Europe/Berlin', '2026-03-29T00:00+01:00', 23 * HOUR],
])('the next midnight in %s after %s', (zone, now, left) => {
  expect(nextMidnight(zone, at(now)) - at(now)).toBe(left);
});
