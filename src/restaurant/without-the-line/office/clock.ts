import { SECOND } from '#platform/time/rules/durations.ts';
import { randomId } from '#ui/shared/random-id.ts';
import { ownIdAt } from '../rules/own-ids.ts';

const KEY = 'thali-clock';
/** An answer tells only the second, and takes a while to come. */
const EXACT_MS = 3 * SECOND;

let behind = Number(readKept()) || 0;
/** By how much the device's clock is ahead of the page's own, which nobody sets. */
let ahead = Date.now() - performance.now();

/** Hears the time of the server. The difference is kept, because a clock is as wrong after a reload without the line. */
export function noteServerTime(date: string | null): void {
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told)) return;
  noteSetBack();
  const difference = told - Date.now();
  const now = Math.abs(difference) < EXACT_MS ? 0 : difference;
  if (Math.abs(now - behind) >= EXACT_MS) keepBehind(now);
}

/** Somebody, or the network, has set the clock back. One that seems to be set ahead may have slept. */
function noteSetBack(): void {
  const now = Date.now() - performance.now();
  if (now < ahead - EXACT_MS) keepBehind(behind + ahead - now);
  ahead = now;
}

function keepBehind(now: number): void {
  behind = now;
  try {
    localStorage.setItem(KEY, String(behind));
  } catch {
    // It holds until the page is closed.
  }
}

/** The time of the server, as far as this device knows. */
export function serverNow(): number {
  noteSetBack();
  return Date.now() + behind;
}

/** The key of a command, and the id of what it makes. */
export const newCommandId = (): string => ownIdAt(serverNow(), randomId().slice(0, 12));

function readKept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
