import { OPEN, type OrderState } from '#ordering/orders/rules/order.ts';
import { isServedUnpaid, type OrderRow, orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, desc, eq, gte, inArray, isNull, lt, ne, sql } from '#platform/db/server/drizzle.ts';
import { storeLog } from '#platform/realtime/tables.ts';

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

export interface OrderFilter {
  states: OrderState[];
  since: Date | null;
  /** Older than the order with this number. Numbers of tablets are not in the order of time, ids are. */
  before: number | null;
  /** Filters by an open claim, or by unpaid after being served. */
  payment: 'claimed' | 'unpaid' | null;
  limit: number;
}

const idOf = (db: Db, storeId: string, orderNo: number) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), eq(orders.orderNo, orderNo)));

export async function selectListedOrders(
  db: Db,
  storeId: string,
  { states, since, before, payment, limit }: OrderFilter,
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        states.length > 0 ? inArray(orders.state, states) : undefined,
        since ? gte(orders.createdAt, since) : undefined,
        before === null ? undefined : lt(orders.id, idOf(db, storeId, before)),
        // Written exactly as in the partial index, so that the index is used.
        payment === 'claimed' ? sql`${orders.paymentState} = 'claimed'` : undefined,
        payment === 'unpaid' ? isServedUnpaid(orders) : undefined,
      ),
    )
    .orderBy(desc(orders.id))
    .limit(limit);
}

/** The number of entries in the order's log. */
export async function countEntries(db: Db, storeId: string, orderId: string): Promise<number> {
  return db.$count(storeLog, and(eq(storeLog.storeId, storeId), eq(storeLog.orderId, orderId)));
}
