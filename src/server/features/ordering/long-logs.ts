import { AppError } from '#domain/errors.ts';

/**
 * Each call and each follower reads all of an order's log: it has an end, far beyond what is done with any order.
 * Nobody who only changes an order keeps its money from being noted.
 */
export const LONGEST_LOG = { changes: 1_000, money: 2_000 } as const;

export function refuseWhenLong(entries: number, what: keyof typeof LONGEST_LOG): void {
  if (entries >= LONGEST_LOG[what]) throw new AppError('CHANGED_TOO_OFTEN');
}
