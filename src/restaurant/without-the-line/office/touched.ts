import { MINUTE } from '#platform/time/rules/durations.ts';

const KEY = 'thali.touched';

/** Whether somebody has touched this tablet within the lock's time, in whichever tab. Nobody has where that is not known. */
export function isTouched(lockMinutes: number): boolean {
  return Math.abs(Date.now() - Number(localStorage.getItem(KEY))) < lockMinutes * MINUTE;
}

/** Somebody has entered their PIN. */
export const beginTouches = (): void => localStorage.setItem(KEY, `${Date.now()}`);

/** False for a touch that comes too late: only a PIN begins again. */
export function noteTouch(lockMinutes: number): boolean {
  const isInTime = isTouched(lockMinutes);
  if (isInTime) beginTouches();
  return isInTime;
}

/** The tablet is locked. */
export const endTouches = (): void => localStorage.removeItem(KEY);

/** Calls when another tab of this tablet locks it. */
export function onLockElsewhere(locked: () => void, signal: AbortSignal): void {
  const look = ({ key }: StorageEvent) => {
    if (key === KEY && localStorage.getItem(KEY) === null) locked();
  };
  addEventListener('storage', look, { signal });
}
