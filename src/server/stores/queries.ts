import type { PolicyKind } from '#domain/api/policies.ts';
import type { Db } from '../db/client.ts';
import { and, asc, eq, gt, or, sql } from '../db/drizzle.ts';
import { createLookUp } from '../db/hot-statements.ts';
import { storeRoutes } from '../db/schema/accounts.ts';
import { orderTypes, storeCounters, storePolicies, stores } from '../db/schema/stores.ts';

export type StoreRow = typeof stores.$inferSelect;

export const readStore = createLookUp(stores, ['storeId']);

/** Until the transaction's end its settings stay as they are: whoever changes them takes the store's next revision. */
export async function lockStoreShared(db: Db, storeId: string): Promise<void> {
  await db.select({ storeId: stores.storeId }).from(stores).where(eq(stores.storeId, storeId)).for('share');
}

export async function readRoute(db: Db, kind: 'slug' | 'key' | 'menu', key: string): Promise<string | null> {
  const [row] = await db
    .select({ storeId: storeRoutes.storeId })
    .from(storeRoutes)
    .where(and(eq(storeRoutes.kind, kind), eq(storeRoutes.key, key)));
  return row?.storeId ?? null;
}

/** Claims slug and key for the store; false when one of them is taken. */
export async function claimRoutes(db: Db, storeId: string, slug: string, key: string): Promise<boolean> {
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
  if (!store) throw new Error('An insert without conflicts answers its row');
  await db.insert(storeCounters).values({ storeId: row.storeId });
  return store;
}

export async function updateStore(db: Db, storeId: string, change: Partial<StoreRow>): Promise<void> {
  await db.update(stores).set(change).where(eq(stores.storeId, storeId));
}

/** The next revision, if the store is still at the one that the writer has seen (null: whatever it is). */
export async function bumpRevision(db: Db, storeId: string, seen: number | null): Promise<number | null> {
  const isExpected = seen === null ? undefined : eq(stores.revision, seen);
  const [row] = await db
    .update(stores)
    .set({ revision: sql`${stores.revision} + 1` })
    .where(and(eq(stores.storeId, storeId), isExpected))
    .returning({ revision: stores.revision });
  return row?.revision ?? null;
}

/** At most two of the stores that ask for a one-time code: enough to see whether there is just one. */
export async function readStoresWithOtp(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ storeId: orderTypes.storeId })
    .from(orderTypes)
    .where(
      and(
        eq(orderTypes.active, true),
        or(
          eq(orderTypes.otpAuthentication, true),
          eq(orderTypes.otpOnOrder, true),
          sql`${orderTypes.asks} ->> 'mostWithoutCode' is not null`,
        ),
      ),
    )
    .limit(2);
  return rows.map((row) => row.storeId);
}

export async function readOrderTypes(db: Db, storeId: string): Promise<{ id: string; label: string }[]> {
  return db
    .select({ id: orderTypes.id, label: orderTypes.label })
    .from(orderTypes)
    .where(eq(orderTypes.storeId, storeId));
}

export async function readAnyStore(db: Db): Promise<string | null> {
  const [row] = await db.select({ storeId: storeRoutes.storeId }).from(storeRoutes).limit(1);
  return row?.storeId ?? null;
}

/** Ids in their order, from behind the given one on. */
export async function readStoreIds(db: Db, after: string, most: number): Promise<string[]> {
  const rows = await db
    .select({ storeId: stores.storeId })
    .from(stores)
    .where(gt(stores.storeId, after))
    .orderBy(asc(stores.storeId))
    .limit(most);
  return rows.map((row) => row.storeId);
}

/** How many orders the store has had. */
export async function readOrderCount(db: Db, storeId: string): Promise<number> {
  const [row] = await db
    .select({ orderNo: storeCounters.orderNo })
    .from(storeCounters)
    .where(eq(storeCounters.storeId, storeId));
  return row?.orderNo ?? 0;
}

export async function readPolicies(db: Db, storeId: string): Promise<{ kind: PolicyKind; text: string }[]> {
  return db
    .select({ kind: storePolicies.kind, text: storePolicies.text })
    .from(storePolicies)
    .where(eq(storePolicies.storeId, storeId));
}

export async function writePolicy(db: Db, storeId: string, kind: PolicyKind, text: string): Promise<void> {
  await db
    .insert(storePolicies)
    .values({ storeId, kind, text })
    .onConflictDoUpdate({ target: [storePolicies.storeId, storePolicies.kind], set: { text } });
}

export async function deletePolicy(db: Db, storeId: string, kind: PolicyKind): Promise<void> {
  await db.delete(storePolicies).where(and(eq(storePolicies.storeId, storeId), eq(storePolicies.kind, kind)));
}
