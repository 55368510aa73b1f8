import type { OrderState } from '#domain/order/order.ts';
import type { Db } from '../../platform/db/client.ts';
import { and, desc, eq, gte, inArray, lt, sql } from '../../platform/db/drizzle.ts';
import {
  isServedUnpaid,
  type LineRow,
  type OrderRow,
  orderLines,
  orders,
  storeLog,
} from '../../platform/db/schema/orders.ts';

export async function updateLineReady(
  db: Db,
  storeId: string,
  { orderId, id }: { orderId: string; id: string },
  mark: { ready: boolean },
): Promise<void> {
  await db
    .update(orderLines)
    .set(mark)
    .where(and(eq(orderLines.storeId, storeId), eq(orderLines.orderId, orderId), eq(orderLines.id, id)));
}

type Sum = Pick<OrderRow, 'state' | 'amount' | 'roundOff' | 'discounts'>;

/** Changes the order's lines and its amount. Only new and changed lines are written. */
export async function changeLines(
  db: Db,
  { storeId, id: orderId }: Pick<OrderRow, 'storeId' | 'id'>,
  { before, after, sum }: { before: LineRow[]; after: LineRow[]; sum: Sum },
): Promise<void> {
  const ofOrder = and(eq(orderLines.storeId, storeId), eq(orderLines.orderId, orderId));
  const gone = before.filter((line) => !after.some(({ id }) => id === line.id));
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id);
    await db.delete(orderLines).where(and(ofOrder, inArray(orderLines.id, ids)));
  }
  for (const line of after) {
    const { quantity, discarded, ready, off } = line;
    const was = before.find(({ id }) => id === line.id);
    const isSame = was?.quantity === quantity && was.discarded === discarded && was.ready === ready;
    if (isSame && was.off === off) continue;
    await db
      .insert(orderLines)
      .values(line)
      .onConflictDoUpdate({
        target: [orderLines.storeId, orderLines.orderId, orderLines.id],
        set: { quantity, discarded, ready, off },
      });
  }
  await db
    .update(orders)
    .set(sum)
    .where(and(eq(orders.storeId, storeId), eq(orders.id, orderId)));
}

export interface OrderFilter {
  states: OrderState[];
  since: Date | null;
  /** Order numbers below this one. */
  before: number | null;
  /** Filters by an open claim, or by unpaid after being served. */
  payment: 'claimed' | 'unpaid' | null;
  limit: number;
}

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
        before === null ? undefined : lt(orders.orderNo, before),
        // Written exactly as in the partial index, so that the index is used.
        payment === 'claimed' ? sql`${orders.paymentState} = 'claimed'` : undefined,
        payment === 'unpaid' ? isServedUnpaid(orders) : undefined,
      ),
    )
    .orderBy(desc(orders.orderNo))
    .limit(limit);
}

/** The number of entries in the order's log. */
export async function countEntries(db: Db, storeId: string, orderId: string): Promise<number> {
  return db.$count(storeLog, and(eq(storeLog.storeId, storeId), eq(storeLog.orderId, orderId)));
}
