import { experienceFrom, promiseFrom } from '#kitchen/promise/rules/promise.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';

/** An order as it went. */
export interface Went {
  at: number;
  servedAt: number;
  dishes: string[];
}

const LATEST = 200;

/**
 * Promises each order what could be known when it was placed. Answers the share of promises that were kept, and how many
 * minutes the middle one had.
 */
export function replay(orders: readonly Went[]): { kept: number; medianMinutes: number } {
  const bySeen = orders.toSorted((one, other) => other.servedAt - one.servedAt);
  const promises = orders.flatMap(({ at, servedAt, dishes }) => {
    const known = bySeen.filter((past) => past.servedAt <= at).slice(0, LATEST);
    if (known.length < 20) return [];
    const load = orders.filter((other) => other.at < at && other.servedAt > at).length;
    const { toMinutes } = promiseFrom(experienceFrom(known), { now: at, load, dishes });
    return { toMinutes, isKept: servedAt - at <= toMinutes * MINUTE };
  });
  const minutes = promises.map(({ toMinutes }) => toMinutes).toSorted((one, other) => one - other);
  return {
    kept: promises.filter(({ isKept }) => isKept).length / promises.length,
    medianMinutes: minutes[Math.floor(minutes.length / 2)] ?? 0,
  };
}
