import { type Estimate, UNTIL_KNOWN } from '../time/estimate.ts';

/** From which minute on a ticket is slow, and from which it is late. */
export interface Ages {
  slow: number;
  late: number;
}

/** What a store has set for its board: the ages of an order type by its id. */
export interface BoardSettings {
  ages: Readonly<Record<string, Ages>>;
}

export const LONGEST_AGE = 240;

/** What the store has set for the order type; else a ticket is late when its guest has waited longer than they were told. */
export function agesOf(
  { ages }: BoardSettings,
  orderTypeId: string | undefined,
  told: Estimate | null = null,
): Ages {
  const { fromMinutes, toMinutes } = told ?? UNTIL_KNOWN;
  const first = { slow: fromMinutes, late: toMinutes };
  if (orderTypeId === undefined || !Object.hasOwn(ages, orderTypeId)) return first;
  return ages[orderTypeId] ?? first;
}

export type AgeLevel = 'fresh' | 'slow' | 'late';

const MINUTE = 60_000;

export function ageLevel(age: number, { slow, late }: Ages): AgeLevel {
  if (age >= late * MINUTE) return 'late';
  return age >= slow * MINUTE ? 'slow' : 'fresh';
}

export type AgeFault = 'range' | 'order';

/** What is wrong with the ages that somebody has entered, if anything. */
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
