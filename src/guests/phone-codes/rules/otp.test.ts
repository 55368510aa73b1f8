import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '#platform/time/rules/durations.ts';
import { holds } from '#testing/rules/expecting.ts';
import {
  afterFailure,
  CODE_LIFETIME_MS,
  codeFrom,
  FAILURE_WINDOW_MS,
  isLocked,
  LONGEST_WINDOW_MS,
  MOST_TRIES,
  type NumberHistory,
  RESEND_AFTER_S,
  waitBeforeSending,
} from './otp.ts';

const NOW = Date.UTC(2026, 10, 20, 12);

function sentAgo(...ages: number[]): NumberHistory {
  return { sentAt: ages.map((age) => NOW - age), failures: 0, failingSince: null };
}

test('limits are as documented', () => {
  expect([CODE_LIFETIME_MS, MOST_TRIES, RESEND_AFTER_S]).toEqual([5 * MINUTE, 5, 30]);
  expect(LONGEST_WINDOW_MS).toBe(DAY);
});

test.each([
  [0, '1000'],
  [1, '1001'],
  [8999, '9999'],
])('the random number %i gives the code %s', (random, code) => {
  expect(codeFrom(random)).toBe(code);
});

describe('waiting for another code', () => {
  const tenMinutes = [9 * MINUTE, 5 * MINUTE, MINUTE];
  const aDay = [23, 20, 17, 14, 11, 8, 5, 2].map((hours) => hours * HOUR);
  test.each([
    ['a code sent just now', [0], 30 * SECOND],
    ['a code sent 29.999 s ago', [30 * SECOND - 1], 1],
    ['a code sent 30 s ago', [30 * SECOND], 0],
    ['no code yet', [], 0],
    ['two within 10 minutes', [5 * MINUTE, MINUTE], 0],
    ['three within 10 minutes', tenMinutes, MINUTE],
    ['three within 10 minutes, in any order', tenMinutes.toReversed(), MINUTE],
    ['three, the first just out of 10 minutes', [10 * MINUTE, 5 * MINUTE, MINUTE], 0],
    ['three, the first nearly out of 10 minutes', [10 * MINUTE - 1, 5 * MINUTE, MINUTE], 1],
    ['three within 10 minutes, the last just now', [9 * MINUTE + 50 * SECOND, MINUTE, 0], 30 * SECOND],
    ['eight within a day', aDay, HOUR],
    ['seven within a day', aDay.slice(1), 0],
    ['eight, the first just out of a day', [DAY, ...aDay.slice(1)], 0],
    ['eight, the first nearly out of a day', [DAY - 1, ...aDay.slice(1)], 1],
    [
      'more than the limit, sent before there was one',
      [5 * MINUTE, 4 * MINUTE, 3 * MINUTE, MINUTE],
      6 * MINUTE,
    ],
  ])('after %s', (_, ages, wait) => {
    expect(waitBeforeSending(sentAgo(...ages), NOW)).toBe(wait);
  });

  test('a locked number waits for the lock, however long ago the last code was', () => {
    const locked = { sentAt: [NOW - HOUR], failures: 5, failingSince: NOW - 4 * MINUTE };
    expect(waitBeforeSending(locked, NOW)).toBe(6 * MINUTE);
    expect(waitBeforeSending({ ...locked, failures: 4 }, NOW)).toBe(0);
  });

  test('the longest wait of all reasons counts', () => {
    const locked = { sentAt: [NOW - SECOND], failures: 5, failingSince: NOW - FAILURE_WINDOW_MS + 1 };
    expect(waitBeforeSending(locked, NOW)).toBe(29 * SECOND);
  });

  const histories = fc.record({
    sentAt: fc
      .array(fc.oneof(fc.integer({ min: 0, max: 25 * HOUR }), fc.integer({ min: 0, max: 12 * MINUTE })), {
        maxLength: 12,
      })
      .map((ages) => ages.map((age) => NOW - age)),
    failures: fc.nat(7),
    failingSince: fc.option(fc.integer({ min: NOW - 15 * MINUTE, max: NOW })),
  });

  function isAllowed({ sentAt, failures, failingSince }: NumberHistory, at: number): boolean {
    const within = (span: number) => sentAt.filter((sent) => sent > at - span).length;
    const locked = failures >= 5 && failingSince !== null && at < failingSince + 10 * MINUTE;
    return !locked && within(30 * SECOND) < 1 && within(10 * MINUTE) < 3 && within(DAY) < 8;
  }

  test('ends at the first moment at which every limit allows it, and not before', () => {
    holds(
      fc.property(histories, (history) => {
        const wait = waitBeforeSending(history, NOW);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(isAllowed(history, NOW + wait)).toBe(true);
        if (wait > 0) expect(isAllowed(history, NOW + wait - 1)).toBe(false);
      }),
    );
  });

  test('a number that asks again and again gets exactly 8 codes in a day', () => {
    const sentAt: number[] = [];
    let clock = NOW;
    while (clock < NOW + DAY) {
      const wait = waitBeforeSending({ sentAt, failures: 0, failingSince: null }, clock);
      if (wait === 0) sentAt.push(clock);
      else clock += wait;
    }
    expect(sentAt.map((sent) => (sent - NOW) / SECOND)).toEqual([0, 30, 60, 600, 630, 660, 1200, 1230]);
  });
});

describe('wrong codes', () => {
  const fresh = { failures: 0, failingSince: null };
  const failed = (times: number, at: number) =>
    Array.from({ length: times }).reduce<Pick<NumberHistory, 'failures' | 'failingSince'>>(
      (history) => afterFailure(history, at),
      fresh,
    );

  test.each([
    [0, false],
    [4, false],
    [5, true],
    [6, true],
  ])('after %i of them: locked is %s', (times, locked) => {
    expect(isLocked(failed(times, NOW), NOW)).toBe(locked);
  });

  test('a new code does not reset the count', () => {
    const history: NumberHistory = { sentAt: [NOW], ...failed(4, NOW) };
    const resent = { ...history, sentAt: [NOW, NOW + 30 * SECOND] };
    const after = afterFailure(resent, NOW + 31 * SECOND);
    expect(after).toEqual({ failures: 5, failingSince: NOW });
    expect(isLocked(after, NOW + 31 * SECOND)).toBe(true);
    expect(waitBeforeSending({ ...resent, ...after }, NOW + MINUTE)).toBe(9 * MINUTE);
  });

  test('the lock ends 10 minutes after the first of them, to the millisecond', () => {
    const history = failed(5, NOW);
    expect(isLocked(history, NOW + FAILURE_WINDOW_MS - 1)).toBe(true);
    expect(isLocked(history, NOW + FAILURE_WINDOW_MS)).toBe(false);
  });

  test('trying on while locked does not make the lock longer', () => {
    const history = afterFailure(failed(5, NOW), NOW + 9 * MINUTE);
    expect(history).toEqual({ failures: 6, failingSince: NOW });
  });

  test('after 10 minutes the count starts again', () => {
    const later = NOW + FAILURE_WINDOW_MS;
    expect(afterFailure(failed(5, NOW), later)).toEqual({ failures: 1, failingSince: later });
  });

  test('a count without a time is not a lock', () => {
    expect(isLocked({ failures: 9, failingSince: null }, NOW)).toBe(false);
    expect(afterFailure({ failures: 9, failingSince: null }, NOW)).toEqual({
      failures: 1,
      failingSince: NOW,
    });
  });

  test('nobody gets more than 5 tries in any count, however they are spread', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 4 * MINUTE }), { maxLength: 40 });
    holds(
      fc.property(gaps, (steps) => {
        let clock = NOW;
        let history: Pick<NumberHistory, 'failures' | 'failingSince'> = fresh;
        const tries: number[] = [];
        for (const step of steps) {
          clock += step;
          if (isLocked(history, clock)) continue;
          history = afterFailure(history, clock);
          tries.push(clock);
          const since = history.failingSince ?? 0;
          expect(tries.filter((at) => at >= since).length).toBeLessThanOrEqual(MOST_TRIES);
          expect(history.failures).toBeLessThanOrEqual(MOST_TRIES);
        }
      }),
    );
  });
});
