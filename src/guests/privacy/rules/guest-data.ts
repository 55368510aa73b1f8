/** Months for which a store keeps names, numbers and addresses of its guests. */
export const DEFAULT_KEEPING = 24;
export const SHORTEST_KEEPING = 1;
export const LONGEST_KEEPING = 120;

/**
 * Indian tax law requires accounts to be kept for six years after the return of their year: nearly eight in
 * all.
 */
export const BILLS_KEPT_MONTHS = 96;

/** Returns the instant that many months ago. A day that the earlier month lacks becomes its last day. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
