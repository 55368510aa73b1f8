import type { PolicyKind } from '#guests/privacy/wire/policies.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, eq } from '#platform/db/server/drizzle.ts';
import { type StoreRow, stores } from '#restaurant/stores/tables.ts';
import { storePolicies } from '../tables.ts';

export async function updateStoreRow(db: Db, storeId: string, change: Partial<StoreRow>): Promise<void> {
  await db.update(stores).set(change).where(eq(stores.storeId, storeId));
}

export async function selectPolicies(db: Db, storeId: string): Promise<{ kind: PolicyKind; text: string }[]> {
  return db
    .select({ kind: storePolicies.kind, text: storePolicies.text })
    .from(storePolicies)
    .where(eq(storePolicies.storeId, storeId));
}

export async function upsertPolicy(db: Db, storeId: string, kind: PolicyKind, text: string): Promise<void> {
  await db
    .insert(storePolicies)
    .values({ storeId, kind, text })
    .onConflictDoUpdate({ target: [storePolicies.storeId, storePolicies.kind], set: { text } });
}

export async function deletePolicy(db: Db, storeId: string, kind: PolicyKind): Promise<void> {
  await db.delete(storePolicies).where(and(eq(storePolicies.storeId, storeId), eq(storePolicies.kind, kind)));
}
