import { dayIn } from '#platform/time/rules/clock.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { type PlanRules, type Subscription, statusAt } from './plan.ts';

export interface HeldPlan extends Subscription {
  plan: string;
}

export interface PaidMonths {
  plan: string;
  months: number;
}

/** Whether the store has this plan for good, so that there is nothing to pay for it. */
export function hasWithoutEnd({ plan, status, endsAt }: HeldPlan, wanted: string): boolean {
  return plan === wanted && endsAt === null && (status === 'active' || status === 'trial');
}

/**
 * What months that are paid now cover. The same plan goes on from its last day, also within the days of grace, unless
 * it would be over already. Another plan begins today.
 */
export function periodOf(
  held: HeldPlan,
  { plan, months }: PaidMonths,
  now: number,
  rules: Pick<PlanRules, 'graceDays'>,
): { startsAt: number; endsAt: number } {
  const today = { startsAt: now, endsAt: monthsLater(now, months) };
  if (held.plan !== plan || held.endsAt === null) return today;
  const onward = { startsAt: held.endsAt, endsAt: monthsLater(held.endsAt, months) };
  if (statusAt(held, now, rules) !== 'ended' && onward.endsAt > now) return onward;
  return { ...today, endsAt: Math.max(today.endsAt, held.endsAt) };
}

/** The last whole day of a plan that ends then, as invoices and screens name it. */
export const lastDayOf = (endsAt: number | string, timeZone: string): string =>
  dayIn(timeZone, new Date(endsAt).getTime() - DAY);

/** The same day of a later month, or the last of a shorter one. */
export function monthsLater(at: number, months: number): number {
  const day = new Date(at);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(day.getUTCDate(), last)) + (at % DAY);
}
