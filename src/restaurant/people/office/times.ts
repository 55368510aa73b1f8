import { MINUTE } from '#platform/time/rules/durations.ts';

const HERE_MS = 3 * MINUTE;

/** Whether somebody has a screen open. Open screens report to the server once a minute. */
export function isHere(seenAt: string | null, now: number): boolean {
  return seenAt !== null && now - Date.parse(seenAt) < HERE_MS;
}
