import { MINUTE } from './durations.ts';

export interface Estimate {
  fromMinutes: number;
  toMinutes: number;
}

/** The estimate for a store with too few orders to compute one. */
export const DEFAULT_ESTIMATE: Estimate = { fromMinutes: 20, toMinutes: 30 };
const ENOUGH_ORDERS = 5;
const STEP_MINUTES = 5;

/**
 * Estimates from the middle half of a store's recent times between placing and serving, in steps of five
 * minutes.
 */
export function estimateFrom(recentMs: number[]): Estimate {
  if (recentMs.length < ENOUGH_ORDERS) return DEFAULT_ESTIMATE;
  const sorted = recentMs.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] as number) / MINUTE;
  const fromMinutes = Math.max(STEP_MINUTES, Math.floor(at(0.25) / STEP_MINUTES) * STEP_MINUTES);
  const toMinutes = Math.max(fromMinutes + STEP_MINUTES, Math.ceil(at(0.75) / STEP_MINUTES) * STEP_MINUTES);
  return { fromMinutes, toMinutes };
}
