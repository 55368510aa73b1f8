import type { Ctx } from '#platform/context/server/context.ts';
import { LONGEST_WINDOW_MS } from '../rules/otp.ts';
import {
  deleteOldChallenges,
  deleteOldNumbers,
  deleteOldRecentStores,
  deleteOldStoreNumbers,
} from './queries.ts';

/** After a day, neither a code nor a number's history matters. */
export async function sweepCodes(ctx: Ctx, storeIds: string[]): Promise<void> {
  const before = new Date(ctx.now - LONGEST_WINDOW_MS);
  await deleteOldChallenges(ctx.db, storeIds, before);
  await deleteOldStoreNumbers(ctx.db, storeIds, before);
}

export async function sweepNumbers(ctx: Ctx): Promise<void> {
  await deleteOldNumbers(ctx.db, new Date(ctx.now - LONGEST_WINDOW_MS));
}

export async function sweepRecentStores(ctx: Ctx): Promise<void> {
  await deleteOldRecentStores(ctx.db, new Date(ctx.now - LONGEST_WINDOW_MS));
}
