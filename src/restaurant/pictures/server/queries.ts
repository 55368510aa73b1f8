import type { Db } from '#platform/db/server/client.ts';
import { and, eq, inArray, lt, sql } from '#platform/db/server/drizzle.ts';
import { accounts } from '#restaurant/accounts/tables.ts';
import { memberships } from '#restaurant/people/tables.ts';
import { storeImages } from '../tables.ts';

export type StoreImageRow = typeof storeImages.$inferSelect;
export type StoreImageKey = Pick<StoreImageRow, 'storeId' | 'imageId'>;

/** Makes uploads of an account wait for each other, so that sums hold until they are written. */
export async function lockUploader(db: Db, accountId: string): Promise<void> {
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}

export async function sumBytesOfStore(db: Db, storeId: string): Promise<number> {
  return sumBytes(db, eq(storeImages.storeId, storeId));
}

export async function sumBytesOfAccount(db: Db, accountId: string): Promise<number> {
  const own = db
    .select({ storeId: memberships.storeId })
    .from(memberships)
    .where(eq(memberships.accountId, accountId));
  return sumBytes(db, and(inArray(storeImages.storeId, own), eq(storeImages.uploadedBy, accountId)));
}

async function sumBytes(db: Db, condition: ReturnType<typeof and>): Promise<number> {
  const bytes = sql<string>`coalesce(sum(${storeImages.bytes}), 0)`;
  const [row] = await db.select({ bytes }).from(storeImages).where(condition);
  return Number(row?.bytes ?? 0);
}

/** Answers whether the store already had it. */
export async function touchImage(db: Db, { storeId, imageId }: StoreImageKey, now: Date): Promise<boolean> {
  const rows = await db
    .update(storeImages)
    .set({ lookedAt: now })
    .where(and(eq(storeImages.storeId, storeId), eq(storeImages.imageId, imageId)))
    .returning({ imageId: storeImages.imageId });
  return rows.length > 0;
}

export async function insertImage(db: Db, row: StoreImageRow): Promise<void> {
  await db.insert(storeImages).values(row).onConflictDoNothing();
}

/** The rows of these pictures, which nobody deletes until COMMIT. */
export async function lockImages(db: Db, storeId: string, imageIds: string[]): Promise<StoreImageRow[]> {
  return db
    .select()
    .from(storeImages)
    .where(and(eq(storeImages.storeId, storeId), inArray(storeImages.imageId, imageIds)))
    .orderBy(storeImages.imageId)
    .for('share');
}

/** Marks the pictures as in use that were last found before an instant. */
export async function touchImages(
  db: Db,
  storeId: string,
  imageIds: string[],
  { before, now }: { before: Date; now: Date },
): Promise<void> {
  await db
    .update(storeImages)
    .set({ lookedAt: now })
    .where(
      and(
        eq(storeImages.storeId, storeId),
        inArray(storeImages.imageId, imageIds),
        lt(storeImages.lookedAt, before),
      ),
    );
}

export async function selectUnseen(db: Db, before: Date, most: number): Promise<StoreImageKey[]> {
  return db
    .select({ storeId: storeImages.storeId, imageId: storeImages.imageId })
    .from(storeImages)
    .where(lt(storeImages.lookedAt, before))
    .orderBy(storeImages.lookedAt)
    .limit(most);
}

export async function deleteUnseen(
  db: Db,
  { storeId, imageId }: StoreImageKey,
  before: Date,
): Promise<boolean> {
  const rows = await db
    .delete(storeImages)
    .where(
      and(
        eq(storeImages.storeId, storeId),
        eq(storeImages.imageId, imageId),
        lt(storeImages.lookedAt, before),
      ),
    )
    .returning({ imageId: storeImages.imageId });
  return rows.length > 0;
}

export async function selectImageIds(db: Db, storeId: string): Promise<string[]> {
  const rows = await db
    .select({ imageId: storeImages.imageId })
    .from(storeImages)
    .where(eq(storeImages.storeId, storeId));
  return rows.map(({ imageId }) => imageId);
}

export async function deleteImage(db: Db, { storeId, imageId }: StoreImageKey): Promise<void> {
  await db.delete(storeImages).where(and(eq(storeImages.storeId, storeId), eq(storeImages.imageId, imageId)));
}

export async function isUsedByAnyStore(db: Db, imageId: string): Promise<boolean> {
  const rows = await db
    .select({ storeId: storeImages.storeId })
    .from(storeImages)
    .where(eq(storeImages.imageId, imageId))
    .limit(1);
  return rows.length > 0;
}
