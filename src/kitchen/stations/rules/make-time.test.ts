import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { makeLevel, makeMinutes, worstOf } from './make-time.ts';

const station = { minutes: 12, times: [{ item: 'tea', minutes: 4 }] };
const ofOrder = { slow: 20, late: 30 };

test('a dish takes its own time, or else that of its station, or else nobody knows', () => {
  expect(makeMinutes(station, 'tea')).toBe(4);
  expect(makeMinutes(station, 'dosa')).toBe(12);
  expect(makeMinutes({ minutes: null, times: [] }, 'dosa')).toBeNull();
});

test.each([
  [2, 4, 'fresh'],
  [3, 4, 'slow'],
  [4, 4, 'late'],
  [4, 12, 'fresh'],
  [19, null, 'fresh'],
  [20, null, 'slow'],
  [30, null, 'late'],
] as const)('after %d minutes a dish that takes %s is %s', (age, minutes, level) => {
  expect(makeLevel(age * MINUTE, minutes, ofOrder)).toBe(level);
});

test('a ticket has the colour of its worst dish', () => {
  expect(worstOf(['fresh', 'late', 'slow'])).toBe('late');
  expect(worstOf(['fresh', 'slow'])).toBe('slow');
  expect(worstOf([])).toBe('fresh');
});
