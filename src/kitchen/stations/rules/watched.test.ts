import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { isUnwatched, isWatched } from './watched.ts';

test('a station is watched for a minute after its screen was last open', () => {
  expect(isWatched(0, MINUTE - 1)).toBe(true);
  expect(isWatched(0, MINUTE)).toBe(false);
  expect(isWatched(null, 0)).toBe(false);
});

test.each([
  ['a screen that is open', { isWatched: true, printers: [], onlyUnwatched: false }, false],
  ['a screen that is closed', { isWatched: false, printers: [], onlyUnwatched: false }, true],
  ['a printer that prints all', { isWatched: false, printers: ['p'], onlyUnwatched: false }, false],
  [
    'a printer that waits for nobody to watch',
    { isWatched: false, printers: ['p'], onlyUnwatched: true },
    true,
  ],
])('%s is missed at the pass: %j, %s', (_what, station, expected) => {
  expect(isUnwatched(station)).toBe(expected);
});
