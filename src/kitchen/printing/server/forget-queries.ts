import type { Db } from '#platform/db/server/client.ts';
import { and, eq, inArray } from '#platform/db/server/drizzle.ts';
import { printJobs } from '../tables.ts';

/** Deletes finished tickets and printouts. One that is still to be printed stays until then. */
export async function deletePrintsOf(db: Db, storeId: string, orderIds: string[]): Promise<void> {
  await db
    .delete(printJobs)
    .where(
      and(
        eq(printJobs.storeId, storeId),
        inArray(printJobs.orderId, orderIds),
        inArray(printJobs.state, ['done', 'failed']),
      ),
    );
}
