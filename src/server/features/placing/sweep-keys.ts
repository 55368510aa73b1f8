import { DAY } from '#domain/time/durations.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { deleteOldKeys } from './queries.ts';

/** How long a client can repeat an order with the same key. */
const KEY_LIFETIME_MS = 7 * DAY;

export async function sweepKeys(ctx: Ctx, storeIds: string[]): Promise<void> {
  await deleteOldKeys(ctx.db, storeIds, new Date(ctx.now - KEY_LIFETIME_MS));
}
