import { businessDay, startOfBusinessDay } from '#money/till/rules/business-day.ts';
import { clockOf, dayIn } from '#platform/time/rules/clock.ts';
import { DAY } from '#platform/time/rules/durations.ts';

/** A service must be billed within thirty days. What is billed later is dated when it is billed. */
export const LATEST_BILLING_DAYS = 30;

export interface BilledSale {
  timeZone: string;
  /** When a day of the restaurant begins, in minutes after midnight. */
  boundary: number;
  soldAt: number;
  now: number;
}

/**
 * The day that a bill counts for: the restaurant's day of the sale, so that what is billed after midnight stays in the day
 * that its guests came, and in the month of that day. It is never before that of the number before it.
 */
export function billDay({ timeZone, boundary, soldAt, now }: BilledSale, dayBefore: string | null): string {
  const isLate = now - soldAt > LATEST_BILLING_DAYS * DAY;
  const day = businessDay(timeZone, isLate ? now : soldAt, boundary);
  return dayBefore !== null && dayBefore > day ? dayBefore : day;
}

/** The date on the bill, such as 2026-11-20 18:30: with the time of the bill or of the sale, if either is on that day. */
export function billDate({ timeZone, soldAt, now }: BilledSale, day: string): string {
  const at = [now, soldAt].find((instant) => dayIn(timeZone, instant) === day);
  return at === undefined ? day : clockOf(timeZone).format(at);
}

/** When the restaurant's day of this instant began. */
export function startOfDayOf({ timeZone, boundary, now }: Omit<BilledSale, 'soldAt'>): number {
  return startOfBusinessDay(timeZone, businessDay(timeZone, now, boundary), boundary);
}
