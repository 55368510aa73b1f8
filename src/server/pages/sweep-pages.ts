import { DAY } from '#domain/time/durations.ts';
import type { Ctx } from '../platform/context/context.ts';
import { deleteOldPages } from './queries.ts';

/** The previous release may still run beside this one, or be started again. */
const KEPT_MS = DAY;

/** Deletes pages of earlier revisions, and those that another build has rendered. */
export async function sweepPages({ db, now, services }: Ctx, storeIds: string[]): Promise<void> {
  await deleteOldPages(db, storeIds, { build: services.build, before: new Date(now - KEPT_MS) });
}
