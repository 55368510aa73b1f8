import { CANCELLED, OPEN, type OrderState } from '#domain/order/order.ts';
import type { Db } from '../../platform/db/client.ts';
import { and, eq, inArray, isNull, ne, sql } from '../../platform/db/drizzle.ts';
import { orders } from '../../platform/db/schema/orders.ts';

interface Move {
  from: OrderState;
  to: OrderState;
  servedAt: Date | null;
}

/**
 * Moves the order only from the state that the caller has seen. An order that waits for its payment can only be
 * cancelled, which ends the waiting.
 */
export async function updateOrderState(
  db: Db,
  storeId: string,
  id: string,
  { from, to, servedAt }: Move,
): Promise<boolean> {
  const isCancelled = to === CANCELLED;
  const { rowCount } = await db
    .update(orders)
    .set({
      state: to,
      ...(servedAt ? { servedAt: sql`coalesce(${orders.servedAt}, ${servedAt.toISOString()})` } : {}),
      ...(isCancelled
        ? {
            paymentState: sql`case when ${orders.paymentState} = 'awaiting' then 'unpaid' else ${orders.paymentState} end`,
          }
        : {}),
    })
    .where(
      and(
        eq(orders.storeId, storeId),
        eq(orders.id, id),
        eq(orders.state, from),
        isCancelled ? undefined : ne(orders.paymentState, 'awaiting'),
      ),
    );
  return rowCount === 1;
}

/** Marks the orders that nobody has seen yet and returns them; of simultaneous calls, one gets each order. */
export async function updateSeen(db: Db, storeId: string, ids: string[], seenAt: Date): Promise<string[]> {
  const rows = await db
    .update(orders)
    .set({ seenAt })
    .where(
      and(
        eq(orders.storeId, storeId),
        inArray(orders.id, ids),
        isNull(orders.seenAt),
        inArray(orders.state, [...OPEN]),
        ne(orders.paymentState, 'awaiting'),
      ),
    )
    .returning({ id: orders.id });
  return rows.map(({ id }) => id);
}
