import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../testing/expecting.ts';
import { HOUR, MINUTE } from './durations.ts';
import { estimateFrom } from './estimate.ts';

const minutes = (...values: number[]) => values.map((value) => value * MINUTE);

test.each([
  ['no orders yet', [], 20, 30],
  ['too few orders', minutes(1, 2, 3, 4), 20, 30],
  ['just enough', minutes(10, 12, 14, 16, 18), 10, 20],
  ['in any order', minutes(18, 10, 16, 12, 14), 10, 20],
  ['sorted as numbers, not as text', minutes(100, 9, 9, 9, 9), 5, 10],
  ['served at once', minutes(0, 0, 0, 0, 0), 5, 10],
  ['all alike, on a step', minutes(25, 25, 25, 25, 25), 25, 30],
  ['one order forgotten for a day', minutes(22, 23, 24, 26, 27, 1440), 20, 30],
  ['a slow kitchen', minutes(61, 62, 63, 64, 65, 66, 67, 68), 60, 70],
])('%s', (_, recent, fromMinutes, toMinutes) => {
  expect(estimateFrom(recent)).toEqual({ fromMinutes, toMinutes });
});

test('the estimate spans whole steps around the middle half', () => {
  const times = fc.array(fc.integer({ min: 0, max: 3 * HOUR }), { minLength: 5, maxLength: 50 });
  holds(
    fc.property(times, (recent) => {
      const { fromMinutes, toMinutes } = estimateFrom(recent);
      const median = (recent.toSorted((a, b) => a - b)[Math.floor((recent.length - 1) / 2)] ?? 0) / MINUTE;
      expect([fromMinutes % 5, toMinutes % 5]).toEqual([0, 0]);
      expect(fromMinutes).toBeGreaterThanOrEqual(5);
      expect(toMinutes).toBeGreaterThan(fromMinutes);
      expect(fromMinutes).toBeLessThanOrEqual(Math.max(5, median));
      expect(toMinutes).toBeGreaterThanOrEqual(median);
    }),
  );
});

test('does not change its input', () => {
  const recent = minutes(5, 4, 3, 2, 1);
  estimateFrom(recent);
  expect(recent).toEqual(minutes(5, 4, 3, 2, 1));
});
