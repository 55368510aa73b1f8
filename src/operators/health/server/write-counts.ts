import type { Ctx } from '#platform/context/server/context.ts';
import { addCounts, upsertDisk } from './watch-queries.ts';

/** Adds what this process has counted to what all have. What can't be written now is kept for later. */
export async function writeCounts({ db, services }: Pick<Ctx, 'db' | 'services'>): Promise<void> {
  const { shared } = services.metrics;
  const counts = shared.take();
  if (counts.length === 0) return;
  await addCounts(db, counts).catch((error: unknown) => {
    shared.putBack(counts);
    throw error;
  });
}

/** Notes how much room is left beside this process, for whichever process looks at all of them. */
export async function noteDisk({ db, now, services }: Ctx): Promise<void> {
  await upsertDisk(db, { ...(await services.surroundings.readDisk()), seenAt: new Date(now) });
}
