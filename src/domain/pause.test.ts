import { expect, test } from 'vitest';
import { isPaused } from './pause.ts';

test.each([
  ['not paused, whatever time is left from last time', false, new Date(2000), false],
  ['paused until somebody ends it', true, null, true],
  ['paused until later', true, new Date(1001), true],
  ['paused until now', true, new Date(1000), false],
])('%s', (_, paused, pausedUntil, expected) => {
  expect(isPaused({ paused, pausedUntil }, 1000)).toBe(expected);
});
