import type { FieldFault } from '#platform/errors/rules/field-fault.ts';
import { parseClock } from '#platform/time/rules/clock.ts';
import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { instantOfLocalTime, localTimeIn } from '#platform/time/rules/local-time.ts';
import { type Openable, openingStatus } from '#restaurant/opening-hours/rules/opening.ts';
import type { Estimate } from './estimate.ts';

/** Sent in place of a time by guests who come as soon as the order is ready. */
export const ASAP = 'ASAP';

/** Time that the kitchen needs. Work on an order for later begins this long before. */
export const LEAD_MINUTES = 20;

/** Shortly before midnight, a time after it is still tonight. */
const TONIGHT = 6 * HOUR;
const STEP = 15 * MINUTE;
const MOST_TIMES = 96;

/** Returns the next instant at which the local time matches; null if the text is not a time. */
export function pickupInstant(text: string, timeZone: string, from: number): number | null {
  const minute = parseClock(text);
  if (minute === null) return null;
  const begun = floorTo(MINUTE, from);
  const midnight = floorTo(DAY, localTimeIn(timeZone, begun));
  const today = instantOfLocalTime(timeZone, midnight + minute * MINUTE);
  return today >= begun ? today : instantOfLocalTime(timeZone, midnight + DAY + minute * MINUTE);
}

interface Kitchen {
  timeZone: string;
  now: number;
  estimate: Estimate;
}

export function pickupFormatFault(text: string): FieldFault | null {
  return text === ASAP || parseClock(text) !== null ? null : { rule: 'pickupTime' };
}

export function pickupFault(
  text: string,
  store: Openable,
  kitchen: Omit<Kitchen, 'timeZone'>,
): FieldFault | null {
  const at = pickupInstant(text, store.timeZone, kitchen.now);
  if (at === null) return pickupFormatFault(text);
  if (at < earliest(kitchen) || at > latest({ ...kitchen, timeZone: store.timeZone }))
    return { rule: 'pickupTooEarly' };
  // A pause is ignored: it ends before then, or no order is accepted at all.
  const hours = { ...store, paused: false, pausedUntil: null };
  return openingStatus(hours, at).open ? null : { rule: 'pickupClosed' };
}

/** Returns the choices as `HH:MM`: each quarter of an hour until the store closes. */
export function pickupTimes({ closesAt, ...kitchen }: Kitchen & { closesAt: number | null }): string[] {
  const { timeZone } = kitchen;
  const times: string[] = [];
  const offset = localTimeIn(timeZone, kitchen.now) - floorTo(MINUTE, kitchen.now);
  const end = Math.min(latest(kitchen), (closesAt ?? Number.POSITIVE_INFINITY) - 1);
  let at = Math.ceil((earliest(kitchen) + offset) / STEP) * STEP - offset;
  for (; at <= end && times.length < MOST_TIMES; at += STEP) times.push(clockAt(at, timeZone));
  return times;
}

/** Returns when work on an order begins: at once, early enough for its pickup time, or when its course is fired. */
export function beginsAt({
  createdAt,
  pickupAt,
  cooksFrom,
}: {
  createdAt: string;
  pickupAt?: string | undefined;
  cooksFrom?: string | undefined;
}): number {
  const placed = Date.parse(cooksFrom ?? createdAt);
  return pickupAt === undefined ? placed : Math.max(placed, Date.parse(pickupAt) - LEAD_MINUTES * MINUTE);
}

export function untilPickup(at: number, now: number): Estimate {
  const minutes = Math.max(1, Math.ceil((at - now) / MINUTE));
  return { fromMinutes: minutes, toMinutes: minutes };
}

function earliest({ now, estimate }: Pick<Kitchen, 'now' | 'estimate'>): number {
  return floorTo(MINUTE, now) + estimate.fromMinutes * MINUTE;
}

function latest({ timeZone, now }: Kitchen): number {
  const midnight = floorTo(DAY, localTimeIn(timeZone, now)) + DAY;
  return Math.max(instantOfLocalTime(timeZone, midnight) - MINUTE, now + TONIGHT);
}

function clockAt(at: number, timeZone: string): string {
  return new Date(localTimeIn(timeZone, at)).toISOString().slice(11, 16);
}

function floorTo(step: number, at: number): number {
  return Math.floor(at / step) * step;
}
