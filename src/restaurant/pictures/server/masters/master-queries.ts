import type { Db } from '#platform/db/server/client.ts';
import { eq, sql } from '#platform/db/server/drizzle.ts';
import { pictureMasters } from '../../tables.ts';

/** A master that is there is locked, so that a deletion that has not happened yet sees whom it belongs to now. */
export async function insertMaster(db: Db, imageId: string, master: Buffer): Promise<void> {
  await db
    .insert(pictureMasters)
    .values({ imageId, master })
    .onConflictDoUpdate({ target: pictureMasters.imageId, set: { imageId } });
}

export async function selectMaster(db: Db, imageId: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ master: pictureMasters.master })
    .from(pictureMasters)
    .where(eq(pictureMasters.imageId, imageId));
  return row?.master ?? null;
}

/** Whoever saves the same picture waits until the transaction has decided about it. */
export async function lockMaster(db: Db, imageId: string): Promise<void> {
  await db
    .select({ imageId: pictureMasters.imageId })
    .from(pictureMasters)
    .where(eq(pictureMasters.imageId, imageId))
    .for('update');
}

export async function deleteMaster(db: Db, imageId: string): Promise<void> {
  await db.delete(pictureMasters).where(eq(pictureMasters.imageId, imageId));
}

export async function selectMasterIds(db: Db): Promise<string[]> {
  const rows = await db.select({ imageId: pictureMasters.imageId }).from(pictureMasters);
  return rows.map(({ imageId }) => imageId);
}

/** Reads the rows without the pictures, which PostgreSQL keeps elsewhere. */
export async function sumMasters(db: Db): Promise<number> {
  const bytes = sql<string>`coalesce(sum(octet_length(${pictureMasters.master})), 0)`;
  const [row] = await db.select({ bytes }).from(pictureMasters);
  return Number(row?.bytes ?? 0);
}
