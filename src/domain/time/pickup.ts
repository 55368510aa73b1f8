import type { FieldFault } from '../faults/field-fault.ts';
import { instantIn, parseClock, shownIn } from './clock.ts';
import type { Estimate } from './estimate.ts';
import { type Openable, openingStatus } from './opening.ts';

/** What stands in place of a time when the guest just comes. */
export const ASAP = 'ASAP';

/** What the kitchen needs where nobody knows better: an order for later is cooked from then on. */
export const LEAD_MINUTES = 20;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Shortly before midnight, a time after it is still tonight. */
const TONIGHT = 6 * 60 * MINUTE;
const STEP = 15 * MINUTE;
const MOST_TIMES = 96;

/** The next time at which the store's clocks show it; null for what is no time. */
export function pickupInstant(text: string, timeZone: string, from: number): number | null {
  const minute = parseClock(text);
  if (minute === null) return null;
  const begun = floorTo(MINUTE, from);
  const midnight = floorTo(DAY, shownIn(timeZone, begun));
  const today = instantIn(timeZone, midnight + minute * MINUTE);
  return today >= begun ? today : instantIn(timeZone, midnight + DAY + minute * MINUTE);
}

interface Kitchen {
  timeZone: string;
  now: number;
  estimate: Estimate;
}

export function pickupFormatFault(text: string): FieldFault | null {
  return text === ASAP || parseClock(text) !== null ? null : { rule: 'pickupTime' };
}

/** What is wrong with a time to fetch an order, if anything. */
export function pickupFault(
  text: string,
  store: Openable,
  kitchen: Omit<Kitchen, 'timeZone'>,
): FieldFault | null {
  const at = pickupInstant(text, store.timeZone, kitchen.now);
  if (at === null) return pickupFormatFault(text);
  if (at < earliest(kitchen) || at > latest({ ...kitchen, timeZone: store.timeZone }))
    return { rule: 'pickupTooEarly' };
  // A pause is over by then, or nobody orders at all.
  const hours = { ...store, paused: false, pausedUntil: null };
  return openingStatus(hours, at).open ? null : { rule: 'pickupClosed' };
}

/** To choose from: each quarter of an hour until the store closes, as `HH:MM`. */
export function pickupTimes({ closesAt, ...kitchen }: Kitchen & { closesAt: number | null }): string[] {
  const { timeZone } = kitchen;
  const times: string[] = [];
  const offset = shownIn(timeZone, kitchen.now) - floorTo(MINUTE, kitchen.now);
  const end = Math.min(latest(kitchen), (closesAt ?? Number.POSITIVE_INFINITY) - 1);
  let at = Math.ceil((earliest(kitchen) + offset) / STEP) * STEP - offset;
  for (; at <= end && times.length < MOST_TIMES; at += STEP) times.push(clockAt(at, timeZone));
  return times;
}

/** When work on an order begins: at once, or so that it is ready when it is fetched. */
export function beginsAt({
  createdAt,
  pickupAt,
}: {
  createdAt: string;
  pickupAt?: string | undefined;
}): number {
  const placed = Date.parse(createdAt);
  return pickupAt === undefined ? placed : Math.max(placed, Date.parse(pickupAt) - LEAD_MINUTES * MINUTE);
}

/** How long an order for later takes, as it is told to the guest. */
export function untilPickup(at: number, now: number): Estimate {
  const minutes = Math.max(1, Math.ceil((at - now) / MINUTE));
  return { fromMinutes: minutes, toMinutes: minutes };
}

function earliest({ now, estimate }: Pick<Kitchen, 'now' | 'estimate'>): number {
  return floorTo(MINUTE, now) + estimate.fromMinutes * MINUTE;
}

function latest({ timeZone, now }: Kitchen): number {
  const midnight = floorTo(DAY, shownIn(timeZone, now)) + DAY;
  return Math.max(instantIn(timeZone, midnight) - MINUTE, now + TONIGHT);
}

function clockAt(at: number, timeZone: string): string {
  return new Date(shownIn(timeZone, at)).toISOString().slice(11, 16);
}

function floorTo(step: number, at: number): number {
  return Math.floor(at / step) * step;
}
