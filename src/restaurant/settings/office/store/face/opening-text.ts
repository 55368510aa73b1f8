import type { OpeningStatus } from '#restaurant/opening-hours/rules/opening.ts';
import type { Texts } from '#texts/office/en.ts';
import { type Clock, formatWhen } from '#ui/office/format.ts';

/** Whether the store is open, in one line, as guests read it. */
export function openingText(t: Texts['hours'], status: OpeningStatus, now: number, clock: Clock): string {
  if (status.open) {
    return status.closesAt === null ? t.open : t.openUntil(formatWhen(status.closesAt, now, clock));
  }
  if (status.opensAt !== null) return t.closedUntil(formatWhen(status.opensAt, now, clock));
  return status.reason === 'paused' ? t.paused : t.closed;
}
