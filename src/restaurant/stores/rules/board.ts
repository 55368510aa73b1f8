import { DEFAULT_ESTIMATE, type Estimate } from '#kitchen/promise/rules/estimate.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';

/** Minutes after which a ticket counts as slow, and as late. */
export interface Ages {
  slow: number;
  late: number;
}

export interface BoardSettings {
  ages: Readonly<Record<string, Ages>>;
}

export const LONGEST_AGE = 240;

/**
 * Returns the ages set for an order type. Without any, a ticket is late when its guest has waited longer than
 * the estimate they were shown.
 */
export function agesOf(
  { ages }: BoardSettings,
  orderTypeId: string | undefined,
  told: Estimate | null = null,
): Ages {
  const { fromMinutes, toMinutes } = told ?? DEFAULT_ESTIMATE;
  const first = { slow: fromMinutes, late: toMinutes };
  if (orderTypeId === undefined || !Object.hasOwn(ages, orderTypeId)) return first;
  return ages[orderTypeId] ?? first;
}

export type AgeLevel = 'fresh' | 'slow' | 'late';

export function ageLevel(age: number, { slow, late }: Ages): AgeLevel {
  if (age >= late * MINUTE) return 'late';
  return age >= slow * MINUTE ? 'slow' : 'fresh';
}

export type AgeFault = 'range' | 'order';

export function ageFaults({ slow, late }: Ages): { slow?: AgeFault; late?: AgeFault } {
  const isAge = (minutes: number) => Number.isInteger(minutes) && minutes >= 1 && minutes <= LONGEST_AGE;
  return {
    ...(isAge(slow) ? {} : { slow: 'range' as const }),
    ...(isAge(late)
      ? isAge(slow) && slow >= late
        ? { late: 'order' as const }
        : {}
      : { late: 'range' as const }),
  };
}
