import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR } from '#platform/time/rules/durations.ts';
import { holds } from '#testing/rules/expecting.ts';
import { holdsAt, isWithinSpan, nextChangeAmong, nextChangeOf, type StoreHours } from './store-hours.ts';

const hoursOf = (some: Partial<StoreHours>): StoreHours => ({
  days: [],
  fromDay: null,
  untilDay: null,
  start: null,
  end: null,
  ...some,
});

describe('isWithinSpan', () => {
  test.each([
    ['before the start', 419, 420, 660, false],
    ['at the start', 420, 420, 660, true],
    ['just before the end', 659, 420, 660, true],
    ['at the end', 660, 420, 660, false],
    ['across midnight, before it', 1439, 1320, 120, true],
    ['across midnight, at the start', 1320, 1320, 120, true],
    ['across midnight, after it', 0, 1320, 120, true],
    ['across midnight, at the end', 120, 1320, 120, false],
    ['across midnight, at noon', 720, 1320, 120, false],
    ['until midnight', 1439, 1320, 0, true],
    ['until midnight, at midnight', 0, 1320, 0, false],
    ['equal times', 5, 600, 600, true],
    ['no times', 5, null, null, true],
    ['no start', 700, null, 600, true],
    ['no end', 5, 600, null, true],
  ])('%s', (_, minute, start, end, expected) => {
    expect(isWithinSpan(minute, start, end)).toBe(expected);
  });

  /** Walks the clock from start to end, minute by minute. */
  function minutesBetween(start: number, end: number): Set<number> {
    const minutes = new Set([start]);
    for (let minute = (start + 1) % 1440; minute !== end; minute = (minute + 1) % 1440) minutes.add(minute);
    return minutes;
  }

  test('holds exactly the minutes that a clock passes from start to end', () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    holds(
      fc.property(minutes, minutes, (start, end) => {
        const served = minutesBetween(start, end);
        for (let minute = 0; minute < 1440; minute++) {
          if (isWithinSpan(minute, start, end) !== served.has(minute)) {
            expect.fail(`${start} to ${end}, at ${minute}`);
          }
        }
      }),
    );
  });
});

// 20 November 2026 is a Friday.
describe('holdsAt', () => {
  const night = { days: ['fri' as const], start: 22 * 60, end: 2 * 60 };
  test.each([
    ['without limits', {}, '2026-11-20', 0, true],
    ['on its weekday', { days: ['fri' as const] }, '2026-11-20', 600, true],
    ['on another weekday', { days: ['sat' as const] }, '2026-11-20', 600, false],
    ['on its first day', { fromDay: '2026-11-20' }, '2026-11-20', 0, true],
    ['before its first day', { fromDay: '2026-11-21' }, '2026-11-20', 1439, false],
    ['on its last day', { untilDay: '2026-11-20' }, '2026-11-20', 1439, true],
    ['after its last day', { untilDay: '2026-11-19' }, '2026-11-20', 0, false],
    ['in the evening of its night', night, '2026-11-20', 1380, true],
    ['after midnight of its night', night, '2026-11-21', 60, true],
    ['after midnight, when the night before was not its', night, '2026-11-20', 60, false],
    ['on the evening after', night, '2026-11-21', 1380, false],
    ['after midnight of its last night', { ...night, untilDay: '2026-11-20' }, '2026-11-21', 60, true],
  ])('%s', (_, hours, day, minute, expected) => {
    expect(holdsAt(hoursOf(hours), { day, minute })).toBe(expected);
  });
});

describe('nextChangeOf', () => {
  const at = (text: string) => Date.parse(`${text}:00+05:30`);
  const INDIA = 'Asia/Kolkata';
  test.each([
    ['always', {}, '2026-11-20T12:00', null],
    ['before it begins', { start: 960, end: 1140 }, '2026-11-20T12:00', '2026-11-20T16:00'],
    ['at its beginning', { start: 960, end: 1140 }, '2026-11-20T16:00', '2026-11-20T19:00'],
    ['after its end', { start: 960, end: 1140 }, '2026-11-20T19:00', '2026-11-21T16:00'],
    ['over midnight', { start: 1320, end: 120 }, '2026-11-20T23:00', '2026-11-21T02:00'],
    [
      'on weekdays',
      { days: ['mon' as const], start: 960, end: 1140 },
      '2026-11-20T17:00',
      '2026-11-23T16:00',
    ],
    ['on whole days', { days: ['fri' as const, 'sat' as const] }, '2026-11-20T12:00', '2026-11-22T00:00'],
    ['until a date', { untilDay: '2026-11-20' }, '2026-11-20T12:00', '2026-11-21T00:00'],
    ['from a date far away', { fromDay: '2027-01-01' }, '2026-11-20T12:00', null],
    ['past', { untilDay: '2026-11-19' }, '2026-11-20T12:00', null],
  ])('%s', (_, hours, now, expected) => {
    expect(nextChangeOf(hoursOf(hours), INDIA, at(now))).toBe(expected === null ? null : at(expected));
  });

  test('of several, the first one', () => {
    const [late, early] = [hoursOf({ start: 1200, end: 1260 }), hoursOf({ start: 960, end: 1140 })];
    expect(nextChangeAmong([late, early, hoursOf({})], INDIA, at('2026-11-20T12:00'))).toBe(
      at('2026-11-20T16:00'),
    );
  });

  test('an hour that the clocks skip begins when they have passed it', () => {
    // In Berlin 02:00 is followed by 03:00 on 29 March 2026.
    const now = Date.parse('2026-03-29T00:00:00Z');
    expect(nextChangeOf(hoursOf({ start: 150, end: 300 }), 'Europe/Berlin', now)).toBe(now + HOUR);
  });
});
