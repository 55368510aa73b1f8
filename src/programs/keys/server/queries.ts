import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, gt, isNull, or } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { type KeyRow, storeKeys } from '../tables.ts';

const one = (storeId: string, id: string) => and(eq(storeKeys.storeId, storeId), eq(storeKeys.id, id));

/** The oldest first. */
export async function selectKeys(db: Db, storeId: string): Promise<KeyRow[]> {
  return db.select().from(storeKeys).where(eq(storeKeys.storeId, storeId)).orderBy(asc(storeKeys.id));
}

export async function selectOneKey(db: Db, storeId: string, id: string): Promise<KeyRow | null> {
  return queryOne(db.select().from(storeKeys).where(one(storeId, id)));
}

export async function insertKey(db: Db, row: typeof storeKeys.$inferInsert): Promise<KeyRow | null> {
  return queryOne(db.insert(storeKeys).values(row).returning());
}

type Secret = Pick<KeyRow, 'tokenHash' | 'ending' | 'formerUntil'>;

/** Gives a key that has not ended another secret. The one that it had is its former one. */
export async function updateSecret(
  db: Db,
  { storeId, id, now }: { storeId: string; id: string; now: Date },
  secret: Secret,
): Promise<KeyRow | null> {
  return queryOne(
    db
      .update(storeKeys)
      .set({ ...secret, formerHash: storeKeys.tokenHash })
      .where(and(one(storeId, id), or(isNull(storeKeys.endsAt), gt(storeKeys.endsAt, now))))
      .returning(),
  );
}

/** Answers its name. Null if there is no such key. */
export async function deleteKey(db: Db, storeId: string, id: string): Promise<string | null> {
  const [row] = await db.delete(storeKeys).where(one(storeId, id)).returning({ name: storeKeys.name });
  return row?.name ?? null;
}
