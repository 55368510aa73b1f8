import { orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, eq, inArray, isNotNull, lt, sql } from '#platform/db/server/drizzle.ts';
import { createLookUp } from '#platform/db/server/statements/hot-statements.ts';
import { idempotencyKeys } from '../tables.ts';

const findKey = createLookUp(idempotencyKeys, ['storeId', 'key']);

/** The order that a client's key has made, and the fingerprint of its body. */
export async function selectKey(db: Db, storeId: string, key: string) {
  return findKey(db, storeId, key);
}

export async function deleteOldKeys(db: Db, storeIds: string[], before: Date): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(and(inArray(idempotencyKeys.storeId, storeIds), lt(idempotencyKeys.createdAt, before)));
}

/** The number of open orders at one table, or at all tables, counted up to a limit. */
export async function countOpenAt(
  db: Db,
  { storeId, name, sittingId }: { storeId: string; name: string | null; sittingId: string | null },
  most: number,
): Promise<number> {
  const isOwn = sittingId === null ? undefined : eq(orders.sittingId, sittingId);
  const isAt = and(name === null ? isNotNull(orders.tableName) : eq(orders.tableName, name), isOwn);
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    // The first condition is written exactly as in the index of open orders, so that it is used.
    .where(and(eq(orders.storeId, storeId), isAt, sql`${orders.state} < 4`))
    .limit(most);
  return rows.length;
}
