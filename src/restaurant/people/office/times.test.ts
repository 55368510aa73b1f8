import { expect, test } from 'vitest';
import { formatDayOf, formatLately } from '#ui/office/format.ts';
import { isHere } from './times.ts';

const clock = { language: 'en', timeZone: 'Asia/Kolkata' } as const;
const NOW = Date.parse('2026-11-20T06:30:00Z');

test("days are those of the store's time zone", () => {
  expect(formatDayOf('2026-11-19T20:00:00Z', clock)).toBe('20 Nov 2026');
});

test.each([
  ['2026-11-20T06:00:00Z', '11:30 am'],
  ['2026-11-17T06:00:00Z', 'Tue 11:30 am'],
  ['2026-11-10T06:00:00Z', '10 Nov 2026'],
])('%s is shown as %s', (at, shown) => {
  expect(formatLately(at, NOW, clock)).toBe(shown);
});

test.each([
  [null, false],
  ['2026-11-20T06:27:00Z', false],
  ['2026-11-20T06:27:01Z', true],
  ['2026-11-20T06:30:05Z', true],
])('seen at %s: here now is %s', (at, here) => {
  expect(isHere(at, NOW)).toBe(here);
});
