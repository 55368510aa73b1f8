import { DAY } from '#domain/time/durations.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { deleteOldEvents } from './queries.ts';

/** Gateways repeat an event for a day at most. */
const KEPT_MS = 7 * DAY;

export async function sweepEvents(ctx: Ctx, storeIds: string[]): Promise<void> {
  await deleteOldEvents(ctx.db, storeIds, new Date(ctx.now - KEPT_MS));
}
