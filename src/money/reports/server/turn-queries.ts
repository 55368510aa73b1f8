import { orderLines, orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { alias, and, desc, eq, gte, isNotNull, isNull, lt, or, sql } from '#platform/db/server/drizzle.ts';
import { firstIdAt } from '#platform/ids/server/ids.ts';
import { sittings } from '#tables/sittings/tables.ts';

const sumOf = (what: ReturnType<typeof sql>) => sql<number>`sum(${what})`.mapWith(Number);

/** A table's own bill, and those that were split from it. */
const bills = alias(sittings, 'bills');

/** Of tables that were opened in this time and closed after they had ordered something, by table and waiter. */
export async function selectTurns(db: Db, storeId: string, { start, end }: { start: number; end: number }) {
  const one = db
    .select({
      iden: sql<string>`${sittings.tableName}`.as('iden'),
      label: sql<string>`${sittings.tableLabel}`.as('label'),
      waiterId: sql<string | null>`${sittings.waiter}->>'id'`.as('waiter_id'),
      waiterName: sql<string | null>`${sittings.waiter}->>'name'`.as('waiter_name'),
      covers: sql<number>`coalesce(${sittings.covers}, 0)`.as('covers'),
      ms: sql<number>`extract(epoch from ${sittings.closedAt} - ${sittings.openedAt}) * 1000`.as('ms'),
      revenue: sql<number>`sum(${orders.amount} + coalesce(${orders.roundOff}, 0))`.as('revenue'),
    })
    .from(sittings)
    .innerJoin(
      bills,
      and(
        eq(bills.storeId, sittings.storeId),
        or(eq(bills.id, sittings.id), eq(bills.splitFrom, sittings.id)),
      ),
    )
    .innerJoin(orders, and(eq(orders.storeId, bills.storeId), eq(orders.sittingId, bills.id)))
    .where(
      and(
        eq(sittings.storeId, storeId),
        gte(sittings.openedAt, new Date(start)),
        lt(sittings.openedAt, new Date(end)),
        isNotNull(sittings.closedAt),
        isNull(sittings.mergedInto),
        isNull(sittings.splitFrom),
        sql`${orders.state} < 5`,
      ),
    )
    .groupBy(sittings.storeId, sittings.id)
    .as('one');
  const { iden, label, waiterId, waiterName } = one;
  return db
    .select({
      iden,
      label,
      waiterId,
      waiterName,
      sittings: sql<number>`count(*)`.mapWith(Number),
      covers: sumOf(sql`${one.covers}`),
      ms: sumOf(sql`${one.ms}`),
      revenue: sumOf(sql`${one.revenue}`),
      revenueOfCovers: sumOf(sql`case when ${one.covers} > 0 then ${one.revenue} else 0 end`),
    })
    .from(one)
    .groupBy(iden, label, waiterId, waiterName);
}

interface LatestOrders {
  start: number;
  end: number;
  mostOrders: number;
}

/** The dishes of the latest orders that were placed in this time and not cancelled. Rounds are one with their sitting. */
export async function selectOrderedDishes(
  db: Db,
  storeId: string,
  { start, end, mostOrders }: LatestOrders,
): Promise<{ order: string; dish: string; name: string }[]> {
  const latest = db
    .select({ id: orders.id, whole: sql<string>`coalesce(${orders.sittingId}, ${orders.id})`.as('whole') })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        gte(orders.id, firstIdAt(start)),
        lt(orders.id, firstIdAt(end)),
        sql`${orders.state} < 5`,
      ),
    )
    .orderBy(desc(orders.id))
    .limit(mostOrders)
    .as('latest');
  return db
    .select({ order: latest.whole, dish: orderLines.itemId, name: orderLines.itemLabel })
    .from(orderLines)
    .innerJoin(latest, eq(latest.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.storeId, storeId),
        gte(orderLines.orderId, firstIdAt(start)),
        eq(orderLines.discarded, false),
      ),
    );
}
