import { CANCELLED } from '#domain/order/order.ts';
import type { Db } from '../../platform/db/client.ts';
import { and, countDistinct, desc, eq, gte, isNotNull, lt, ne } from '../../platform/db/drizzle.ts';
import { orderLines, orders } from '../../platform/db/schema/orders.ts';

/** The serving times of the store's latest orders, in ms. */
export async function selectServingTimes(db: Db, storeId: string, most: number): Promise<number[]> {
  const rows = await db
    .select({ createdAt: orders.createdAt, servedAt: orders.servedAt })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), isNotNull(orders.servedAt)))
    .orderBy(desc(orders.servedAt))
    .limit(most);
  return rows.map(({ createdAt, servedAt }) => (servedAt?.getTime() ?? 0) - createdAt.getTime());
}

/** The items of orders since then, by how many orders have them. What was cancelled or taken off does not count. */
export async function selectPopularItems(
  db: Db,
  storeId: string,
  { since, fewest, most }: { since: string; fewest: number; most: number },
): Promise<string[]> {
  const times = countDistinct(orderLines.orderId);
  const rows = await db
    .select({ itemId: orderLines.itemId })
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.storeId, storeId), eq(orders.id, orderLines.orderId)))
    .where(
      and(
        eq(orderLines.storeId, storeId),
        gte(orderLines.orderId, since),
        eq(orderLines.discarded, false),
        ne(orders.state, CANCELLED),
      ),
    )
    .groupBy(orderLines.itemId)
    .having(gte(times, fewest))
    .orderBy(desc(times), orderLines.itemId)
    .limit(most);
  return rows.map(({ itemId }) => itemId);
}

/** The items of the latest orders since then, each with its order. What was cancelled or taken off is left out. */
export async function selectItemsOfLatest(
  db: Db,
  storeId: string,
  { since, mostOrders, mostLines }: { since: string; mostOrders: number; mostLines: number },
): Promise<{ orderId: string; itemId: string }[]> {
  const latest = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), gte(orders.id, since), ne(orders.state, CANCELLED)))
    .orderBy(desc(orders.id))
    .limit(mostOrders)
    .as('latest');
  return db
    .select({ orderId: orderLines.orderId, itemId: orderLines.itemId })
    .from(orderLines)
    .innerJoin(latest, eq(latest.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.storeId, storeId),
        gte(orderLines.orderId, since),
        lt(orderLines.position, mostLines),
        eq(orderLines.discarded, false),
      ),
    );
}
