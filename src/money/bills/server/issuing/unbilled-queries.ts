import { RECEIVED_STATES } from '#money/payments/rules/payment.ts';
import { OPEN, SERVED } from '#ordering/orders/rules/order.ts';
import { hasDue, type OrderRow, orderLines, orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import {
  and,
  asc,
  countDistinct,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  ne,
  notExists,
  or,
  sql,
} from '#platform/db/server/drizzle.ts';
import { firstIdAt } from '#platform/ids/server/ids.ts';
import { bills } from '../../tables.ts';

export interface Sold {
  /** From the first instant on, and before the last. */
  from: Date;
  until: Date;
}

/** The rounds of a sitting share a bill. */
const ofTab = sql`coalesce(${orders.sittingId}, ${orders.id})`;

/** When it was served, or placed if it was paid and never moved to Served. */
const soldAt = sql<Date>`coalesce(${orders.servedAt}, ${orders.createdAt})`.mapWith(orders.createdAt);

/** With something left on it, and without a bill. */
function isToBill(db: Db) {
  const ofOrder = and(eq(orderLines.storeId, orders.storeId), eq(orderLines.orderId, orders.id));
  const kept = db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(ofOrder, eq(orderLines.discarded, false)));
  const bill = db
    .select({ part: bills.part })
    .from(bills)
    .where(and(eq(bills.storeId, orders.storeId), eq(bills.tabId, ofTab)));
  return and(exists(kept), notExists(bill));
}

/** Sold in that time, and to be billed. */
function isUnbilled(db: Db, { from, until }: Sold) {
  const isServed = and(eq(orders.state, SERVED), gte(orders.servedAt, from), lt(orders.servedAt, until));
  // As in `paymentOf`: also paid if nothing is due after a removal.
  const isCovered = and(
    eq(orders.paymentState, 'unpaid'),
    gt(orders.paid, orders.refunded),
    sql`not (${hasDue(orders)})`,
  );
  const isPaid = and(
    inArray(orders.state, [...OPEN]),
    or(inArray(orders.paymentState, [...RECEIVED_STATES]), isCovered, isNotNull(orders.servedAt)),
    sql`${soldAt} >= ${from.toISOString()}`,
    sql`${soldAt} < ${until.toISOString()}`,
  );
  return and(or(isServed, isPaid), isToBill(db));
}

/** The next orders of a store by id, which sorts by time. */
export async function selectUnbilled(
  db: Db,
  storeId: string,
  { after, most, ...sold }: Sold & { after: string | null; most: number },
): Promise<Pick<OrderRow, 'storeId' | 'id' | 'sittingId'>[]> {
  return db
    .select({ storeId: orders.storeId, id: orders.id, sittingId: orders.sittingId })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        after === null ? undefined : gt(orders.id, after),
        isUnbilled(db, sold),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(most);
}

/** The next orders that stand and are to be billed, served or not. None that waits for its payment. */
export async function selectStanding(
  db: Db,
  storeId: string,
  { from, after, most }: { from: Date; after: string | null; most: number },
): Promise<Pick<OrderRow, 'storeId' | 'id' | 'sittingId'>[]> {
  return db
    .select({ storeId: orders.storeId, id: orders.id, sittingId: orders.sittingId })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        gt(orders.id, after ?? firstIdAt(from.getTime())),
        inArray(orders.state, [...OPEN, SERVED]),
        ne(orders.paymentState, 'awaiting'),
        isToBill(db),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(most);
}

/** How many bills are missing, and when the first of it was sold. */
export async function countUnbilled(
  db: Db,
  storeId: string,
  sold: Sold,
): Promise<{ unbilled: number; firstAt: Date | null }> {
  const [row] = await db
    .select({
      unbilled: countDistinct(ofTab),
      firstAt: sql<Date | null>`min(${soldAt})`.mapWith(orders.createdAt),
    })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), isUnbilled(db, sold)));
  return row ?? { unbilled: 0, firstAt: null };
}
