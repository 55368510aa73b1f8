import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { stayFrom } from './find-tables.ts';
import { waitingMinutes, waitingSpan } from './waiting.ts';

const NOW = 1000 * MINUTE;
const TABLES = [
  { id: 'two', seats: 2, joins: null },
  { id: 'four', seats: 4, joins: null },
];
const turns = [{ upTo: 8, minutes: 60 }];
const sits = (id: string, since: number, minutes: number) => ({
  ...stayFrom(NOW - since * MINUTE, minutes),
  party: 2,
  tableIds: [id],
});
const minutesOf = (parties: number[], reserved: ReturnType<typeof sits>[]) => {
  const line = parties.map((party, index) => ({ id: String(index), party }));
  return [...waitingMinutes(line, { tables: TABLES, reserved, turns, now: NOW }).values()];
};

test('a free table is given at once, to who came first', () => {
  expect(minutesOf([2, 2, 2], [])).toEqual([0, 0, 60]);
});

test('a party waits until who sits there leaves', () => {
  expect(minutesOf([2, 4], [sits('two', 30, 50), sits('four', 0, 45)])).toEqual([20, 45]);
});

test('who stays longer than expected leaves in ten minutes', () => {
  expect(minutesOf([2], [sits('two', 120, 60), sits('four', 120, 60)])).toEqual([10]);
});

test('a reservation keeps its table', () => {
  expect(minutesOf([2], [sits('two', -30, 60), sits('four', 0, 60)])).toEqual([60]);
});

test('there is no time for a party that is too large, or must wait too long', () => {
  expect(minutesOf([5, 2], [sits('two', 0, 240), sits('four', 0, 240)])).toEqual([null, null]);
});

test.each([
  [0, 0, 5],
  [10, 10, 20],
  [12, 15, 25],
  [40, 40, 65],
])('%i minutes are shown as %i to %i', (minutes, from, to) => {
  expect(waitingSpan(minutes)).toEqual({ from, to });
});
