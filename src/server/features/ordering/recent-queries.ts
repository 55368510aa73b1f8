import { CANCELLED } from '#domain/order/order.ts';
import type { Db } from '../../platform/db/client.ts';
import { and, countDistinct, desc, eq, gte, isNotNull, ne } from '../../platform/db/drizzle.ts';
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
