import { DAY } from '#domain/time/durations.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { deleteOldRevisions } from './revision-queries.ts';

/** The latest stay, whatever their age. */
const LATEST = 200;
/** Recent ones stay up to this number, because a program that saves all day long would fill the disk. */
const MOST = 1000;
const KEPT_MS = 30 * DAY;

export async function sweepRevisions(ctx: Ctx, storeIds: string[]): Promise<void> {
  const before = new Date(ctx.now - KEPT_MS);
  await deleteOldRevisions(ctx.db, storeIds, { latest: LATEST, most: MOST, before });
}
