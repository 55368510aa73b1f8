import type { Db } from '#platform/db/server/client.ts';
import { eq } from '#platform/db/server/drizzle.ts';
import { type StoreRow, storeCounters, storeRoutes, stores } from '#restaurant/stores/tables.ts';

/** Claims slug and key for the store. False if one of them is taken. */
export async function insertRoutes(db: Db, storeId: string, slug: string, key: string): Promise<boolean> {
  const rows = await db
    .insert(storeRoutes)
    .values([
      { kind: 'slug', key: slug, storeId },
      { kind: 'key', key, storeId },
    ])
    .onConflictDoNothing()
    .returning({ kind: storeRoutes.kind });
  if (rows.length === 2) return true;
  await db.delete(storeRoutes).where(eq(storeRoutes.storeId, storeId));
  return false;
}

export async function insertStore(db: Db, row: typeof stores.$inferInsert): Promise<StoreRow> {
  const [store] = await db.insert(stores).values(row).returning();
  if (!store) throw new Error('The inserted store was not returned');
  await db.insert(storeCounters).values({ storeId: row.storeId });
  return store;
}

/** The number of the store's orders so far. */
export async function selectOrderCount(db: Db, storeId: string): Promise<number> {
  const [row] = await db
    .select({ orderNo: storeCounters.orderNo })
    .from(storeCounters)
    .where(eq(storeCounters.storeId, storeId));
  return row?.orderNo ?? 0;
}
