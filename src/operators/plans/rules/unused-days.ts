import type { Minor } from '#platform/money/rules/money.ts';
import { DAY } from '#platform/time/rules/durations.ts';

/** What was paid for days, the last one included. */
export interface PaidDays {
  from: string;
  until: string;
  paid: Minor;
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;

/**
 * What was paid for the days after today, which become credit when the plan changes. It is rounded half up once, over
 * all periods. Days after `end` were taken away and are worth nothing.
 */
export function unusedOf(periods: readonly PaidDays[], today: string, end: string | null = null): Minor {
  let [over, under] = [0n, 1n];
  for (const { from, until, paid } of periods) {
    const days = dayNumber(until) - dayNumber(from) + 1;
    const last = Math.min(dayNumber(until), end === null ? Number.POSITIVE_INFINITY : dayNumber(end));
    const left = last - Math.max(dayNumber(today), dayNumber(from) - 1);
    if (days <= 0 || left <= 0) continue;
    over = over * BigInt(days) + BigInt(paid) * BigInt(left) * under;
    under *= BigInt(days);
  }
  return Number((over * 2n + under) / (under * 2n));
}
