import { orderLines } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, eq } from '#platform/db/server/drizzle.ts';

const { storeId, orderId, id, hold, course, discarded } = orderLines;

/** Fires all that is held of an order. */
export async function updateHeldFired(db: Db, ofStore: string, ofOrder: string) {
  return db
    .update(orderLines)
    .set({ hold: 'fired' })
    .where(and(eq(storeId, ofStore), eq(orderId, ofOrder), eq(hold, 'held')))
    .returning({ id, course, discarded });
}
