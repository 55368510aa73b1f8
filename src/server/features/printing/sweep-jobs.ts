import { DAY, HOUR } from '#domain/time/durations.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { deleteEndedJobs, deleteSurplusJobs, updateJobsGivenUp } from './queries.ts';

/** Last night's tickets are no longer wanted when the printer is switched on in the morning. */
const GIVEN_UP_AFTER = 12 * HOUR;
const KEPT_FOR = 7 * DAY;
/** For each printer: printed jobs, and as many given-up ones. */
const MOST_KEPT = 500;

export async function sweepPrintJobs(ctx: Ctx, storeIds: string[]): Promise<void> {
  const before = (age: number) => new Date(ctx.now - age);
  await updateJobsGivenUp(ctx.db, storeIds, before(GIVEN_UP_AFTER), new Date(ctx.now));
  await deleteEndedJobs(ctx.db, storeIds, before(KEPT_FOR));
  await deleteSurplusJobs(ctx.db, storeIds, MOST_KEPT);
}
