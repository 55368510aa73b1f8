import { CANCELLED, SERVED } from '#ordering/orders/rules/order.ts';
import { orderLines, orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, gte, isNull, ne, or, sql } from '#platform/db/server/drizzle.ts';

/** Orders without a table that are cooked, or were handed over since then, with whether all their dishes are ready. */
export function selectCollected(
  db: Db,
  storeId: string,
  { openSince, servedSince }: { openSince: number; servedSince: number },
) {
  const unmade = db
    .select({ one: sql`1` })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.storeId, storeId),
        eq(orderLines.orderId, orders.id),
        eq(orderLines.discarded, false),
        eq(orderLines.ready, false),
      ),
    );
  return db
    .select({
      orderNo: orders.orderNo,
      tabletLetter: orders.tabletLetter,
      orderType: orders.orderType,
      orderKind: orders.orderKind,
      isReady: sql<boolean>`${orders.state} = ${SERVED} or not exists ${unmade}`,
    })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        isNull(orders.tableName),
        isNull(orders.sittingId),
        ne(orders.state, CANCELLED),
        ne(orders.paymentState, 'awaiting'),
        gte(orders.createdAt, new Date(openSince)),
        or(ne(orders.state, SERVED), gte(orders.servedAt, new Date(servedSince))),
      ),
    )
    .orderBy(asc(orders.id));
}
