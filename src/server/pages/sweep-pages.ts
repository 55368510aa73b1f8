import { DAY } from '#domain/time/durations.ts';
import type { Ctx } from '../platform/context/context.ts';
import { deleteOldPages } from './queries.ts';

/** The previous release may still run beside this one, or be started again. */
const KEPT_MS = DAY;
/** Addresses that nobody asks for, such as those of an earlier brand. */
const MOST_MS = 30 * DAY;

/** Deletes pages of earlier revisions, and those that another build has rendered. */
export async function sweepPages({ db, now, services }: Ctx, storeIds: string[]): Promise<void> {
  const [before, longBefore] = [new Date(now - KEPT_MS), new Date(now - MOST_MS)];
  await deleteOldPages(db, storeIds, { build: services.build, before, longBefore });
}
