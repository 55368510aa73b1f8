import { expect, test } from 'vitest';
import { addDaySums, average, type DaySum, joinNames, type PeriodSum, shareWithin } from './report-sums.ts';

const sum = (changes: Partial<DaySum>): DaySum => ({
  day: '2026-11-20',
  kind: 'dish',
  key: 'tea',
  label: 'Tea',
  count: 1,
  amount: 2000,
  ...changes,
});
const inPeriod = (changes: Partial<PeriodSum>): PeriodSum => ({
  kind: 'dish',
  key: 'tea',
  label: 'Tea',
  slot: '',
  last: '2026-11-19',
  count: 1,
  amount: 2000,
  ...changes,
});

test.each([
  [[], 0.5, null],
  [[{ seconds: 30, orders: 0 }], 0.5, null],
  [[{ seconds: 30, orders: 1 }], 0.9, 30],
  [
    [
      { seconds: 900, orders: 1 },
      { seconds: 60, orders: 9 },
    ],
    0.9,
    60,
  ],
  [
    [
      { seconds: 900, orders: 2 },
      { seconds: 60, orders: 8 },
    ],
    0.9,
    900,
  ],
  [
    [
      { seconds: 60, orders: 1 },
      { seconds: 120, orders: 1 },
    ],
    0.5,
    60,
  ],
])('in %j the share of %d is done within %s', (durations, share, seconds) => {
  expect(shareWithin(durations, share)).toBe(seconds);
});

test.each([
  [100, 0, null],
  [5, 2, 3],
  [4, 3, 1],
])('the average of %i over %i is %s', (all, count, expected) => {
  expect(average(all, count)).toBe(expected);
});

test('day sums add up by key, those of hours by weekday, those of orders by day', () => {
  expect(addDaySums([inPeriod({})], [sum({ count: 2, amount: 4000 })])).toEqual([
    inPeriod({ last: '2026-11-20', count: 3, amount: 6000 }),
  ]);
  const hour = { kind: 'hour', key: '12', label: '' } as const;
  const added = addDaySums(
    [],
    [sum({ ...hour, day: '2026-11-13' }), sum(hour), sum({ kind: 'placed', key: '', label: '' })],
  );
  expect(added.map(({ kind, slot, count }) => [kind, slot, count])).toEqual([
    ['hour', '5', 2],
    ['placed', '2026-11-20', 1],
  ]);
});

test('a renamed dish is one dish, under its latest name', () => {
  const names = [inPeriod({ label: 'Chai', last: '2026-11-20' }), inPeriod({ label: 'Tea' })];
  expect(joinNames(names)).toEqual([inPeriod({ label: 'Chai', last: '2026-11-20', count: 2, amount: 4000 })]);
  expect(joinNames(names.toReversed())[0]?.label).toBe('Chai');
});
