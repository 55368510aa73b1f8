import { DAY } from '#platform/time/rules/durations.ts';

/** How long a closed store can come back. Then it is erased. */
const KEPT_CLOSED_MS = 30 * DAY;
const TOLD_BEFORE_MS = 7 * DAY;

export const eraseTime = (closedAt: number): number => closedAt + KEPT_CLOSED_MS;

/** What has to happen to a closed store by now. */
export function closingStep(closedAt: number, now: number): 'keep' | 'tell' | 'erase' {
  const end = eraseTime(closedAt);
  if (now >= end) return 'erase';
  return now >= end - TOLD_BEFORE_MS ? 'tell' : 'keep';
}
