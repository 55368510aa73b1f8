import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY } from '#platform/time/rules/durations.ts';
import { holds } from '#testing/rules/expecting.ts';
import { type PaidDays, unusedOf } from './unused-days.ts';

const JUNE: PaidDays = { from: '2026-06-01', until: '2026-06-30', paid: 3_000_00 };
const FIRST = Date.parse('2026-06-01T00:00:00Z');
const dayAt = (day: number) => new Date(FIRST + day * DAY).toISOString().slice(0, 10);

test.each([
  ['of which today is the first', JUNE, '2026-06-01', null, 2_900_00],
  ['that begins later', JUNE, '2026-05-01', null, 3_000_00],
  ['that is over', JUNE, '2026-06-30', null, 0],
  ['whose end was taken away', JUNE, '2026-06-10', '2026-06-20', 1_000_00],
  ['that leaves half a paisa', { ...JUNE, paid: 1 }, '2026-06-15', null, 1],
])('what is left of a month %s', (_, period, today, end, left) => {
  expect(unusedOf([period], today, end)).toBe(left);
});

test('several periods are rounded once', () => {
  const third = { ...JUNE, until: '2026-06-03', paid: 100 };
  expect(unusedOf([third, third, third], '2026-06-02')).toBe(100);
});

const days = fc.nat({ max: 800 });
const periods = fc.array(
  fc
    .tuple(days, days, fc.nat({ max: 10_000_000 }))
    .map(([from, length, paid]): PaidDays => ({ from: dayAt(from), until: dayAt(from + length), paid })),
  { maxLength: 6 },
);

test('nobody gains or loses more than a paisa', () => {
  holds(
    fc.property(periods, days, days, (paid, today, later) => {
      const exact = (day: number) =>
        paid.reduce((sum, { from, until, paid: amount }) => {
          const [first, last] = [from, until].map((text) => (Date.parse(text) - FIRST) / DAY) as [
            number,
            number,
          ];
          const left = Math.max(0, last - Math.max(day, first - 1));
          return sum + (amount * left) / (last - first + 1);
        }, 0);
      const left = unusedOf(paid, dayAt(today));
      expect(Math.abs(left - exact(today))).toBeLessThan(0.51);
      // Whoever changes later has used the days between, and no more.
      const used = left - unusedOf(paid, dayAt(today + later));
      expect(used).toBeGreaterThanOrEqual(0);
      expect(Math.abs(used - (exact(today) - exact(today + later)))).toBeLessThan(1.01);
    }),
  );
});
