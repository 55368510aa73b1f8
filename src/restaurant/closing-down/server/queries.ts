import type { Db } from '#platform/db/server/client.ts';
import { and, eq, inArray, isNotNull, type SQL, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { type StoreRow, stores } from '#restaurant/stores/tables.ts';

export interface ClosedStore extends Pick<StoreRow, 'storeId' | 'name' | 'timeZone'> {
  closedAt: Date;
}

const ROWS_AT_ONCE = 5_000;
/** The other rows stay: printed codes never lead to another restaurant, and what was paid belongs to the operator's books. */
const ERASED: Record<string, SQL> = {
  store_routes: sql`and kind <> 'slug'`,
  invoices: sql`and number is null`,
};

export async function lockStoreRowIfAny(db: Db, storeId: string) {
  const { closedAt } = stores;
  return queryOne(db.select({ closedAt }).from(stores).where(eq(stores.storeId, storeId)).for('update'));
}

export async function updateClosing(
  db: Db,
  storeId: string,
  to: Pick<StoreRow, 'closedAt' | 'closedFor' | 'closingTold'>,
): Promise<StoreRow> {
  const [store] = await db.update(stores).set(to).where(eq(stores.storeId, storeId)).returning();
  if (!store) throw new AppError('STORE_NOT_FOUND');
  return store;
}

export async function selectClosed(db: Db, storeIds: string[]): Promise<ClosedStore[]> {
  const rows = await db
    .select({
      storeId: stores.storeId,
      name: stores.name,
      timeZone: stores.timeZone,
      closedAt: stores.closedAt,
    })
    .from(stores)
    .where(and(inArray(stores.storeId, storeIds), isNotNull(stores.closedAt)));
  return rows.flatMap(({ closedAt, ...row }) => (closedAt === null ? [] : [{ ...row, closedAt }]));
}

/** Answers whether its owners were not told before. */
export async function updateClosingTold(db: Db, storeId: string): Promise<boolean> {
  const isUntold = and(
    eq(stores.storeId, storeId),
    isNotNull(stores.closedAt),
    eq(stores.closingTold, false),
  );
  const rows = await db
    .update(stores)
    .set({ closingTold: true })
    .where(isUntold)
    .returning({ storeId: stores.storeId });
  return rows.length > 0;
}

/** Deletes the store's rows of a table that the database itself has listed, some thousand at a time. */
export async function deleteRows(db: Db, table: string, storeId: string): Promise<void> {
  const name = sql.identifier(table);
  const erased = ERASED[table] ?? sql``;
  for (let deleted = ROWS_AT_ONCE; deleted === ROWS_AT_ONCE; ) {
    const { rowCount } = await db.execute(
      sql`delete from ${name} where store_id = ${storeId} ${erased} and ctid = any(array(
        select ctid from ${name} where store_id = ${storeId} ${erased} limit ${ROWS_AT_ONCE}))`,
    );
    deleted = rowCount ?? 0;
  }
}

export async function deleteStore(db: Db, storeId: string): Promise<void> {
  await db.delete(stores).where(eq(stores.storeId, storeId));
}
