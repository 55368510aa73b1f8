import { DAY, MINUTE } from '#platform/time/rules/durations.ts';

export const PIN_PATTERN = /^\d{4,6}$/;
export const LONGEST_PIN = 6;

const WRONG_AT_ONCE = 5;
const LOCKED_MS = 5 * MINUTE;
const FORGOTTEN_MS = DAY;

/** How often each person's PIN was wrong at a tablet since it was last right, and when last. By account. */
export type WrongPins = Record<string, { count: number; at: number }>;

/** Whether it is one digit again and again, or counts up or down. */
export function isEasyPin(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at]));
  return [0, 1, -1].some((step) => steps.every((taken) => taken === step));
}

/** Until when nobody can try this person's PIN at the tablet. Null if they can now. */
export function lockedUntil(wrong: WrongPins, accountId: string, now: number): number | null {
  const { count, at } = wrong[accountId] ?? { count: 0, at: 0 };
  const until = at + LOCKED_MS;
  return count > 0 && count % WRONG_AT_ONCE === 0 && until > now ? until : null;
}

/** How often the PIN can be wrong before the name is locked. */
export function pinsLeft(wrong: WrongPins, accountId: string): number {
  return WRONG_AT_ONCE - ((wrong[accountId]?.count ?? 0) % WRONG_AT_ONCE);
}

/** Adds a wrong PIN. Waiting for a lock to pass forgets none, so that guesses in small numbers are noticed too. */
export function afterWrongPin(wrong: WrongPins, accountId: string, now: number): WrongPins {
  const recent = Object.entries(wrong).filter(([, { at }]) => at + FORGOTTEN_MS > now);
  const kept: WrongPins = Object.fromEntries(recent);
  return { ...kept, [accountId]: { count: (kept[accountId]?.count ?? 0) + 1, at: now } };
}

export function afterRightPin(wrong: WrongPins, accountId: string): WrongPins {
  return Object.fromEntries(Object.entries(wrong).filter(([id]) => id !== accountId));
}
