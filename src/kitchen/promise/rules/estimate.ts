export interface Estimate {
  fromMinutes: number;
  toMinutes: number;
}

/** The estimate for a store with too few orders to compute one. */
export const DEFAULT_ESTIMATE: Estimate = { fromMinutes: 20, toMinutes: 30 };
