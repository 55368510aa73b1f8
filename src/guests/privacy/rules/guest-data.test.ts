import { expect, test } from 'vitest';
import { monthsBefore } from './guest-data.ts';

const before = (date: string, months: number) =>
  new Date(monthsBefore(Date.parse(date), months)).toISOString();

test.each([
  ['2026-11-21T05:30:00.000Z', 24, '2024-11-21T05:30:00.000Z'],
  ['2026-03-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
  ['2028-03-31T00:00:00.000Z', 1, '2028-02-29T00:00:00.000Z'],
  ['2026-01-15T12:00:00.000Z', 96, '2018-01-15T12:00:00.000Z'],
])('%s, %i months before, is %s', (date, months, expected) => {
  expect(before(date, months)).toBe(expected);
});
