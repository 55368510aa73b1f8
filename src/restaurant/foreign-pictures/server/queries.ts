import type { Db } from '#platform/db/server/client.ts';
import { and, count, eq, isNotNull, lte } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { pictureDue } from '#restaurant/pictures/tables.ts';
import { type ForeignPicture, foreignPictures } from '../tables.ts';

export async function selectForeignPicture(
  db: Db,
  storeId: string,
  id: string,
): Promise<ForeignPicture | null> {
  return queryOne(
    db
      .select()
      .from(foreignPictures)
      .where(and(eq(foreignPictures.storeId, storeId), eq(foreignPictures.id, id))),
  );
}

export async function updateCopied(db: Db, storeId: string, id: string, picture: string): Promise<void> {
  await db
    .update(foreignPictures)
    .set({ picture })
    .where(and(eq(foreignPictures.storeId, storeId), eq(foreignPictures.id, id)));
  await deletePictureDue(db, id);
}

/** Records a failed try and when to try again. Null: never. */
export async function updateFailedTry(
  db: Db,
  { storeId, id, tries }: Pick<ForeignPicture, 'storeId' | 'id' | 'tries'>,
  dueAt: Date | null,
): Promise<void> {
  await db
    .update(foreignPictures)
    .set({ tries })
    .where(and(eq(foreignPictures.storeId, storeId), eq(foreignPictures.id, id)));
  if (dueAt === null) await deletePictureDue(db, id);
  else await db.update(pictureDue).set({ dueAt }).where(eq(pictureDue.pictureId, id));
}

export async function deletePictureDue(db: Db, id: string): Promise<void> {
  await db.delete(pictureDue).where(eq(pictureDue.pictureId, id));
}

/** Whether other pictures of the store are due. */
export async function hasPicturesDue(db: Db, storeId: string, until: Date): Promise<boolean> {
  const [row] = await db
    .select({ due: count() })
    .from(pictureDue)
    .where(and(eq(pictureDue.storeId, storeId), lte(pictureDue.dueAt, until)));
  return (row?.due ?? 0) > 0;
}

const isUnshown = (storeId: string) =>
  and(
    eq(foreignPictures.storeId, storeId),
    eq(foreignPictures.shown, false),
    isNotNull(foreignPictures.picture),
  );

/** Whether there are copies that no page shows yet. */
export async function hasUnshown(db: Db, storeId: string): Promise<boolean> {
  const rows = await db
    .select({ id: foreignPictures.id })
    .from(foreignPictures)
    .where(isUnshown(storeId))
    .limit(1);
  return rows.length > 0;
}

export async function updateShown(db: Db, storeId: string): Promise<void> {
  await db.update(foreignPictures).set({ shown: true }).where(isUnshown(storeId));
}
