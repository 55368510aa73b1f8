import type { Duration } from '../rules/report-sums.ts';

export interface ServingBar {
  /**
   * The bar holds orders that took at least this long and less than the next bar's. The last one has no upper limit.
   */
  fromMinutes: number;
  isLast: boolean;
  orders: number;
}

/** With fewer orders, "9 of 10" would say nothing. */
export const ENOUGH_TO_SPLIT = 10;

export function servedCount({ servingTimes }: { servingTimes: readonly Duration[] }): number {
  return servingTimes.reduce((sum, { orders }) => sum + orders, 0);
}

const MOST_BARS = 12;
const WIDTHS = [1, 2, 5, 10, 15, 30, 60];

/** Counts orders by their serving time, in steps wide enough for readable bars. `mostSeconds` is enough for 9 of 10. */
export function servingBars(durations: readonly Duration[], mostSeconds: number): ServingBar[] {
  if (durations.length === 0) return [];
  const longest = Math.max(...durations.map(({ seconds }) => seconds));
  // A single order that was forgotten overnight must not make all others one bar.
  const shown = Math.min(longest, mostSeconds * 2);
  const width = WIDTHS.find((minutes) => shown / 60 / minutes < MOST_BARS) ?? 120;
  const last = Math.min(Math.floor(shown / 60 / width), MOST_BARS - 1);
  return Array.from({ length: last + 1 }, (_, index) => ({
    fromMinutes: index * width,
    isLast: index === last && longest / 60 >= (last + 1) * width,
    orders: durations
      .filter(({ seconds }) => Math.min(Math.floor(seconds / 60 / width), last) === index)
      .reduce((sum, { orders }) => sum + orders, 0),
  }));
}
