import { DAY } from '#domain/time/durations.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { deleteOldInvitations } from './queries.ts';

/** An expired invitation can be sent again for this long. */
const KEPT_MS = 30 * DAY;

export async function sweepInvitations(ctx: Ctx, storeIds: string[]): Promise<void> {
  await deleteOldInvitations(ctx.db, storeIds, new Date(ctx.now - KEPT_MS));
}
