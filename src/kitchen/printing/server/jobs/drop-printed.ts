import type { StoreCtx } from '#platform/context/server/context.ts';
import { partsOfPrinted } from '../../rules/printed-here.ts';
import { deleteQueuedJobs } from '../queries.ts';

/**
 * Takes back what waits to be printed of an order that its tablet has printed itself. It had sent the order before and
 * heard no answer.
 */
export async function dropPrinted({ db, storeId, late }: StoreCtx, orderId: string): Promise<void> {
  for (const { what, printerId } of (late?.printed ?? []).map(partsOfPrinted))
    await deleteQueuedJobs(db, { storeId, orderId, what, printerId });
}
