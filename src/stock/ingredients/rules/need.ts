import { addDays, daysOf, type Period, weekdayOf } from '#money/reports/rules/report-period.ts';
import type { Amount } from './amount.ts';

const WEEK = 7;
const WEEKS = 4;

/** The days whose use says what a week needs: whole weeks, the last one up to yesterday. */
export const daysBefore = (today: string): Period => ({
  from: addDays(today, -WEEK * WEEKS),
  to: addDays(today, -1),
});

interface UsedOn {
  ingredient: string;
  day: string;
  amount: Amount;
}

/**
 * What the next seven days need: for each weekday, what its like used on average, since the first day of which anything
 * is known.
 */
export function needOfWeek(used: readonly UsedOn[], { from, to }: Period): Map<string, Amount> {
  const [first = to] = used.map(({ day }) => day).toSorted();
  const known = daysOf({ from: first < from ? from : first, to });
  const need = new Map<string, Amount>();
  for (const [ingredient, own] of Map.groupBy(used, (one) => one.ingredient)) {
    for (const [weekday, days] of Map.groupBy(own, ({ day }) => weekdayOf(day))) {
      const sum = days.reduce((all, { amount }) => all + amount, 0);
      const times = known.filter((day) => weekdayOf(day) === weekday).length;
      need.set(ingredient, (need.get(ingredient) ?? 0) + Math.ceil(sum / Math.max(1, times)));
    }
  }
  return need;
}
