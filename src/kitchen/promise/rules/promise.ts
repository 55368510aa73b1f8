import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { DEFAULT_ESTIMATE, type Estimate } from './estimate.ts';

/** An order that was served. */
interface Served {
  at: number;
  tookMs: number;
  /** How many others the kitchen had when it was placed. */
  load: number;
  /** How long its slowest dish usually takes. */
  paceMs: number;
}

/** What earlier orders tell of later ones. */
export interface Experience {
  /** By how long they took. */
  served: readonly Served[];
  /** How long orders with a dish usually take. */
  paces: ReadonlyMap<string, number>;
}

/** An order to come, or one that has waited for a while. Without dishes: any order that is placed now. */
export interface Asked {
  now: number;
  load: number;
  dishes: readonly string[];
  waitedMs?: number;
  /** Of an order that nobody has begun: in how many minutes it was promised. */
  unbegun?: { promisedMinutes: number } | undefined;
}

const ENOUGH_ORDERS = 5;
/** By then somebody has forgotten to press a button. */
export const FORGOTTEN_MS = 3 * HOUR;
/** The second comes out at nine of ten, because the order itself is counted as a slow one. */
const [SOONEST, LATEST] = [0.25, 0.86];
const STEP = 5;
/** A dish counts as usual so many times before its own orders do. */
const RARE = 3;

/**
 * What nine of ten such orders keep: a quantile of how long earlier ones took, in which those with dishes that take as long,
 * as much to cook, at the same hour and of late count more. The order itself counts as one that may take longer than all, so
 * that a few orders, or none like it, make for a cautious promise.
 */
export function promiseFrom(experience: Experience, asked: Asked): Estimate {
  return expectedFrom(experience, asked) ?? DEFAULT_ESTIMATE;
}

/**
 * The same for an order that has waited: only those that took longer tell anything. Null if too few did. One that nobody has
 * begun when it should have come takes as long from now on as one that is placed now.
 */
export function expectedFrom(experience: Experience, asked: Asked): Estimate | null {
  const { served, paces } = experience;
  const { waitedMs = 0, unbegun } = asked;
  if (unbegun && waitedMs > unbegun.promisedMinutes * MINUTE) {
    const { fromMinutes, toMinutes } = promiseFrom(experience, { ...asked, waitedMs: 0, unbegun: undefined });
    const waited = Math.floor(waitedMs / MINUTE);
    return { fromMinutes: waited + fromMinutes, toMinutes: waited + toMinutes };
  }
  const paceMs = slowest(paces, asked.dishes);
  const longer = waitedMs === 0 ? served : served.filter(({ tookMs }) => tookMs > waitedMs);
  if (longer.length < ENOUGH_ORDERS) return null;
  const weights = longer.map((order) => likeness(order, { ...asked, paceMs }));
  const sum = weights.reduce((all, weight) => all + weight, 1);
  const at = (share: number) => {
    let left = share * sum;
    const found = longer.find((_, index) => {
      left -= weights[index] ?? 0;
      return left <= 0;
    });
    return (found ?? longer.at(-1))?.tookMs ?? 0;
  };
  const fromMinutes = Math.max(1, Math.floor(at(SOONEST) / MINUTE));
  return { fromMinutes, toMinutes: Math.max(fromMinutes + 1, Math.ceil(at(LATEST) / MINUTE)) };
}

/** In steps of five minutes, for pages: figures that change with each order would be read as exact. */
export function inSteps({ fromMinutes, toMinutes }: Estimate): Estimate {
  const from = Math.max(STEP, Math.floor(fromMinutes / STEP) * STEP);
  return { fromMinutes: from, toMinutes: Math.max(from + STEP, Math.ceil(toMinutes / STEP) * STEP) };
}

/** From nearly 0 to 1. */
function likeness(order: Served, { now, load, paceMs }: Omit<Asked, 'dishes'> & { paceMs: number }): number {
  const apart = Math.abs(now - order.at);
  const byHour = Math.abs(((apart + DAY / 2) % DAY) - DAY / 2) / HOUR;
  const few = Math.min(load, order.load) + 2;
  const many = Math.max(load, order.load) + 2;
  const byDish = paceMs === 0 ? 0 : (paceMs - order.paceMs) / (0.12 * paceMs);
  return ((few / many) ** 3 * (byHour < 3 ? 1 : 0.6) * 0.5 ** (apart / (14 * DAY))) / (1 + byDish ** 2);
}

/** 0 if nothing is known of any of the dishes. */
const slowest = (paces: ReadonlyMap<string, number>, dishes: readonly string[]): number =>
  Math.max(0, ...dishes.map((dish) => paces.get(dish) ?? 0));

interface Past {
  at: number;
  servedAt: number;
  dishes: readonly string[];
}

/** What was forgotten on the board is left out. */
export function experienceFrom(past: readonly Past[]): Experience {
  const known = past.filter(({ at, servedAt }) => servedAt > at && servedAt - at <= FORGOTTEN_MS);
  const paces = pacesOf(known);
  const cooking = (at: number) => known.filter((other) => other.at < at && other.servedAt > at).length;
  const served = known.map(({ at, servedAt, dishes }) => ({
    at,
    tookMs: servedAt - at,
    load: cooking(at),
    paceMs: slowest(paces, dishes),
  }));
  return { served: served.toSorted((one, other) => one.tookMs - other.tookMs), paces };
}

/** By dish. One that was ordered rarely is taken for a usual one. */
function pacesOf(known: readonly Past[]): Map<string, number> {
  const usual = known.reduce((sum, { at, servedAt }) => sum + servedAt - at, 0) / Math.max(1, known.length);
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { at, servedAt, dishes } of known)
    for (const dish of dishes) {
      const { sum, count } = sums.get(dish) ?? { sum: usual * RARE, count: RARE };
      sums.set(dish, { sum: sum + servedAt - at, count: count + 1 });
    }
  return new Map([...sums].map(([dish, { sum, count }]) => [dish, sum / count]));
}

/** How many of the latest orders came when they were promised. */
export interface Kept {
  onTime: number;
  of: number;
}

const FEWEST_KEPT = 20;
const MOST_KEPT = 50;

/** Null where there are too few to say. The latest come first, and before them those that are late now. */
export function keptOf(
  latest: readonly { at: number; servedAt: number; promisedMinutes: number }[],
  lateNow: number,
): Kept | null {
  const known = latest.filter(({ at, servedAt }) => servedAt > at && servedAt - at <= FORGOTTEN_MS);
  const late = Math.min(lateNow, MOST_KEPT);
  const counted = known.slice(0, MOST_KEPT - late);
  const of = late + counted.length;
  if (of < FEWEST_KEPT) return null;
  const onTime = counted.filter((order) => order.servedAt - order.at <= order.promisedMinutes * MINUTE);
  return { onTime: onTime.length, of };
}
