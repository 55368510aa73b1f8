import { billNumber, financialYearOf } from '#money/bills/rules/bill-settings.ts';
import { businessDay } from '#money/till/rules/business-day.ts';

/** Numbers that a tablet may give, from `next` to `last`. All are given where `next` is beyond. */
export interface NumberBlock {
  next: number;
  last: number;
}

/** The blocks that the server tells of, less what was given here and the server has not heard of. */
export function joinNumbers(told: readonly NumberBlock[], kept: readonly NumberBlock[]): NumberBlock[] {
  return told.map(({ next, last }) => {
    const own = kept.find((block) => block.last === last);
    return { next: Math.max(next, own?.next ?? next), last };
  });
}

/** The next number and the blocks after it was given; null where all are. */
export function giveNumber(blocks: readonly NumberBlock[]): { given: number; left: NumberBlock[] } | null {
  const block = blocks.find(({ next, last }) => next <= last);
  if (!block) return null;
  const left = blocks.map((each) => (each === block ? { ...block, next: block.next + 1 } : each));
  return { given: block.next, left };
}

/** The bills that only this tablet issues: the next one of a financial year. */
export interface OwnBills {
  year: number;
  prefix: string;
  next: number;
  boundary: number;
}

/** The next bill, and the bills after it. The first one of a financial year has the number 1. */
export function giveBill(
  bills: OwnBills,
  { letter, timeZone, at }: { letter: string; timeZone: string; at: number },
): { given: string; left: OwnBills } {
  const year = financialYearOf(businessDay(timeZone, at, bills.boundary));
  const next = year === bills.year ? bills.next : 1;
  return { given: billNumber(bills.prefix, year, next, letter), left: { ...bills, year, next: next + 1 } };
}

/** The bills that the server tells of. It may not have heard of all that were given here, unless all was sent. */
export function joinBills(told: OwnBills, kept: OwnBills | null, isAllSent: boolean): OwnBills {
  if (isAllSent || kept === null || kept.year < told.year) return told;
  return kept.year > told.year ? kept : { ...told, next: Math.max(told.next, kept.next) };
}

/** What this tablet may give while nobody answers, as the server has reserved it. */
export interface OwnNumbers {
  letter: string;
  orders: NumberBlock[];
  /** Kept by an earlier version without them. */
  bills?: OwnBills | null;
  /** When the last one was given. */
  givenAt?: number;
}
