import { orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, or, sql } from '#platform/db/server/drizzle.ts';
import { storeCounters, stores } from '#restaurant/stores/tables.ts';
import { storeUse } from '../tables.ts';

/** The store's name, or null if its owners were told of this share of this month's orders, or of more. */
export async function updateOrdersTold(db: Db, storeId: string, told: string): Promise<string | null> {
  const rows = await db
    .update(storeUse)
    .set({ ordersTold: told })
    .where(and(eq(storeUse.storeId, storeId), lt(storeUse.ordersTold, told)))
    .returning({ storeId: storeUse.storeId });
  if (rows.length === 0) return null;
  const [store] = await db.select({ name: stores.name }).from(stores).where(eq(stores.storeId, storeId));
  return store?.name ?? null;
}

/** Stores whose log has grown since they were counted, and those whose count is a day old. */
export async function selectUncounted(db: Db, storeIds: string[], dayAgo: Date) {
  return db
    .select({ storeId: storeCounters.storeId, logSeq: storeCounters.logSeq })
    .from(storeCounters)
    .leftJoin(storeUse, eq(storeUse.storeId, storeCounters.storeId))
    .where(
      and(
        inArray(storeCounters.storeId, storeIds),
        or(
          isNull(storeUse.logSeq),
          ne(storeUse.logSeq, storeCounters.logSeq),
          lt(storeUse.countedAt, dayAgo),
        ),
      ),
    )
    .orderBy(asc(storeCounters.storeId));
}

/** Cancelled orders count for nothing but the time of the last one. */
export async function countOrders(db: Db, storeId: string, since: string) {
  const [row] = await db
    .select({
      orders: sql<number>`count(*) filter (where ${orders.state} <> 5)`.mapWith(Number),
      revenue: sql<number>`coalesce(sum(${orders.amount}) filter (where ${orders.state} <> 5), 0)`.mapWith(
        Number,
      ),
    })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), gte(orders.id, since)));
  return row ?? { orders: 0, revenue: 0 };
}

export async function selectLastOrder(db: Db, storeId: string): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: orders.createdAt })
    .from(orders)
    .where(eq(orders.storeId, storeId))
    .orderBy(desc(orders.id))
    .limit(1);
  return row?.createdAt ?? null;
}

export async function upsertUse(db: Db, row: typeof storeUse.$inferInsert): Promise<void> {
  const { storeId: _, ...counted } = row;
  await db.insert(storeUse).values(row).onConflictDoUpdate({ target: storeUse.storeId, set: counted });
}
