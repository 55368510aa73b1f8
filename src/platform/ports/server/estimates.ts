import type { Estimate } from '#kitchen/promise/rules/estimate.ts';
import type { Kept } from '#kitchen/promise/rules/promise.ts';

export interface Estimates {
  /** For pages: how long an order takes that is placed now, and how many of the latest came in time. */
  get(storeId: string): Promise<PageEstimate>;
  /** What an order of these dishes is promised. */
  promise(storeId: string, dishes: readonly string[]): Promise<Estimate>;
  /** How long an open order will have taken in all, by what the kitchen has now. Null if nothing can be said. */
  expect(storeId: string, order: OpenOrder): Promise<Estimate | null>;
}

export interface PageEstimate extends Estimate {
  /** Null where there are too few orders to say. */
  kept: Kept | null;
}

export interface OpenOrder {
  begunAt: number;
  dishes: readonly string[];
  /** Left out once somebody has begun with it. */
  unbegun?: { promisedMinutes: number } | undefined;
}
