import { MINUTE } from '#domain/time/durations.ts';
import { estimateFrom } from '#domain/time/estimate.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Estimates } from '../../platform/ports/estimates.ts';
import { gather } from '../../platform/work/gather.ts';
import { keepPerStore } from '../../platform/work/keep-per-store.ts';
import { selectServingTimes } from './queries.ts';

const RECENT_ORDERS = 30;

/** The time that a store takes now. Kept for a minute, because every order and every page reads it. */
export function createEstimates(db: Db, clock: () => number): Estimates {
  const find = gather((storeIds) => selectServingTimes(db, storeIds, RECENT_ORDERS));
  const read = async (storeId: string) => estimateFrom((await find(storeId)) ?? []);
  return { get: keepPerStore(read, { freshMs: MINUTE, clock }) };
}
