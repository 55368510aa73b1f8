import { PAID_BY, type PaymentState } from '#money/payments/rules/payment.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { weekdayOf } from './report-period.ts';

export const SUM_KINDS = [
  'placed',
  'cancelled',
  'hour',
  'type',
  'received',
  'givenBack',
  'due',
  'owed',
  'rounding',
  'tip',
  'reversed',
  'time',
  'dish',
  'discarded',
  'tax',
  'taxWithin',
  'charge',
  'discount',
  'discountBy',
  'act',
] as const;
/** Days summed up before this kind existed lack it, and are summed up again. */
export const NEWEST_SUM_KIND: SumKind = 'act';
export type SumKind = (typeof SUM_KINDS)[number];

/** The ways in which money was received or refunded. Empty for refunds by hand whose method was not recorded. */
export const FLOW_METHODS = [...PAID_BY, ''] as const;
export type FlowMethod = (typeof FLOW_METHODS)[number];
export const DUE_STATES = ['unpaid', 'claimed', 'awaiting'] as const satisfies readonly PaymentState[];
export type DueState = (typeof DUE_STATES)[number];
/** Empty where the log does not say. */
export const CANCELLED_BY = ['guest', 'staff', 'system', ''] as const;
export type CancelledBy = (typeof CANCELLED_BY)[number];

/** A sum over one day: number and amount of what `kind` and `key` name. */
export interface DaySum {
  day: string;
  kind: SumKind;
  key: string;
  label: string;
  count: number;
  amount: Minor;
}

/** Day sums added up. `slot` is the day of `placed`, the weekday of `hour`, and empty for other kinds. */
export interface PeriodSum extends Omit<DaySum, 'day'> {
  slot: string;
  /** The last day that has such a sum. */
  last: string;
}

export function slotOf({ kind, day }: Pick<DaySum, 'kind' | 'day'>): string {
  if (kind === 'placed') return day;
  return kind === 'hour' ? String(weekdayOf(day)) : '';
}

export function addDaySums(sums: readonly PeriodSum[], days: readonly DaySum[]): PeriodSum[] {
  const all = new Map<string, PeriodSum>();
  const more = days.map(({ day, ...sum }) => ({ ...sum, slot: slotOf({ ...sum, day }), last: day }));
  for (const sum of [...sums, ...more]) {
    const name = JSON.stringify([sum.kind, sum.key, sum.label, sum.slot]);
    const known = all.get(name);
    all.set(name, known ? join(known, sum) : sum);
  }
  return [...all.values()];
}

/** Merges the sums of one key under several names, such as a renamed dish, and keeps the latest name. */
export function joinNames(sums: readonly PeriodSum[]): PeriodSum[] {
  const all = new Map<string, PeriodSum>();
  for (const sum of sums) {
    const known = all.get(sum.key);
    all.set(sum.key, known ? join(known, sum) : sum);
  }
  return [...all.values()];
}

function join(one: PeriodSum, other: PeriodSum): PeriodSum {
  const latest = other.last > one.last ? other : one;
  return { ...latest, count: one.count + other.count, amount: one.amount + other.amount };
}

export interface Duration {
  seconds: number;
  orders: number;
}

/** Returns the shortest duration within which this share of the orders was done; null without orders. */
export function shareWithin(durations: readonly Duration[], share: number): number | null {
  const sorted = durations.toSorted((a, b) => a.seconds - b.seconds);
  const all = sorted.reduce((sum, { orders }) => sum + orders, 0);
  let done = 0;
  for (const { seconds, orders } of sorted) {
    done += orders;
    if (done >= all * share && done > 0) return seconds;
  }
  return null;
}

/** Rounds half up. Null when the count is zero. */
export function average(sum: number, count: number): number | null {
  return count === 0 ? null : Math.floor((sum * 2 + count) / (count * 2));
}
