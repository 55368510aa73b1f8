import type { Ctx } from '#platform/context/server/context.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { deleteOldPages } from './queries.ts';

/** The previous release may still run beside this one, or be started again. */
const KEPT_MS = DAY;
/** Guests who come later than that wait until their page is rendered. */
export const READ_MS = 30 * DAY;

/** Deletes pages of earlier revisions, those that another build has rendered, and those that nobody reads any more. */
export async function sweepPages({ db, now, services }: Ctx, storeIds: string[]): Promise<void> {
  const [before, longBefore] = [new Date(now - KEPT_MS), new Date(now - READ_MS)];
  await deleteOldPages(db, storeIds, { build: services.build, before, longBefore });
}
