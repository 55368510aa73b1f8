import type { Minor } from '#platform/money/rules/money.ts';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import type { SittingState } from './sitting.ts';

/** A table at which nobody orders is free again after this time. */
export const UNUSED_FOR_MS = 30 * MINUTE;
/** A table that is paid is free again after this time, if nobody has cleared it. */
export const UNCLEARED_FOR_MS = 15 * MINUTE;
export const REOPENED_WITHIN_MS = HOUR;

export interface SittingFacts {
  state: SittingState;
  openedAt: number;
  orderedAt: number | null;
  paidAt: number | null;
  due: Minor;
  /** Whether there is a round that was not cancelled, and whether one is still to be served. */
  isOrdered: boolean;
  isCooking: boolean;
}

/** A sitting with money due never closes by itself. */
export function closesByItself(facts: SittingFacts, now: number): boolean {
  const { state, openedAt, orderedAt, paidAt, due, isOrdered, isCooking } = facts;
  if (state === 'closed' || due > 0) return false;
  if (!isOrdered) return now - Math.max(openedAt, orderedAt ?? openedAt) >= UNUSED_FOR_MS;
  return state === 'paid' && !isCooking && now - (paidAt ?? now) >= UNCLEARED_FOR_MS;
}

/** The state after the guests call for the bill or begin to pay: the same, if nothing is due. */
export function stateWhenAsked(state: SittingState, due: Minor): SittingState {
  return state === 'open' && due > 0 ? 'asked' : state;
}

interface Ended {
  closedAt: number | null;
  mergedInto: string | null;
}

/** Until when a closed sitting can be opened again; null if it can't. */
export function reopenUntil({ closedAt, mergedInto }: Ended, now: number): number | null {
  if (closedAt === null || mergedInto !== null) return null;
  const until = closedAt + REOPENED_WITHIN_MS;
  return now < until ? until : null;
}
