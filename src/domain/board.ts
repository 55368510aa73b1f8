/** From which minute on a ticket is slow, and from which it is late. */
export interface Ages {
  slow: number;
  late: number;
}

/** What a store has set for its board: the ages of an order type by its id. */
export interface BoardSettings {
  ages: Readonly<Record<string, Ages>>;
}

export const FIRST_AGES: Ages = { slow: 5, late: 8 };
export const LONGEST_AGE = 240;

export function agesOf({ ages }: BoardSettings, orderTypeId: string | undefined): Ages {
  if (orderTypeId === undefined || !Object.hasOwn(ages, orderTypeId)) return FIRST_AGES;
  return ages[orderTypeId] ?? FIRST_AGES;
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
