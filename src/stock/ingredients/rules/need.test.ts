import { expect, test } from 'vitest';
import { daysBefore, needOfWeek } from './need.ts';

// A Saturday.
const days = daysBefore('2026-11-28');
const on = (day: string, amount: number) => ({ ingredient: 'paneer', day, amount });

test('four whole weeks before today say what the next one needs', () => {
  expect(days).toEqual({ from: '2026-10-31', to: '2026-11-27' });
});

test('each weekday needs what its like used on average', () => {
  const fridays = ['2026-11-06', '2026-11-13', '2026-11-20', '2026-11-27'].map((day, at) =>
    on(day, at * 1000),
  );
  const used = [on('2026-10-31', 4000), ...fridays];
  // A Saturday used 4,000 once in four, the Fridays 6,000 together.
  expect(needOfWeek(used, days)).toEqual(new Map([['paneer', 1000 + 1500]]));
});

test('a stock that was kept for a week only has one of each', () => {
  const used = [on('2026-11-21', 700), on('2026-11-27', 300)];
  expect(needOfWeek(used, days)).toEqual(new Map([['paneer', 1000]]));
  expect(needOfWeek([], days)).toEqual(new Map());
});
