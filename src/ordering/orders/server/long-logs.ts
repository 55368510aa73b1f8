import { AppError } from '#platform/errors/rules/errors.ts';

/**
 * Every call and every stream reads an order's whole log, so it is bounded, far beyond real use. Changes end earlier
 * than money, so that they never keep money from being recorded.
 */
export const LONGEST_LOG = { changes: 1_000, money: 2_000 } as const;

export function refuseWhenLong(entries: number, what: keyof typeof LONGEST_LOG): void {
  if (entries >= LONGEST_LOG[what]) throw new AppError('CHANGED_TOO_OFTEN');
}
