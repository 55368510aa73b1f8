import type { Db } from '#platform/db/server/client.ts';
import { and, eq, inArray, sql } from '#platform/db/server/drizzle.ts';
import { type ForeignPicture, foreignPictures } from '#restaurant/foreign-pictures/tables.ts';
import { pictureDue } from '../../tables.ts';

export async function selectForeignPictures(db: Db, storeId: string): Promise<ForeignPicture[]> {
  return db.select().from(foreignPictures).where(eq(foreignPictures.storeId, storeId));
}

export async function insertForeignPictures(
  db: Db,
  rows: (typeof foreignPictures.$inferInsert)[],
  dueAt: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await db.insert(foreignPictures).values(rows).onConflictDoNothing();
  await db
    .insert(pictureDue)
    .values(rows.map(({ id: pictureId, storeId }) => ({ pictureId, storeId, dueAt })))
    .onConflictDoNothing();
}

export async function deleteForeignPictures(db: Db, storeId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(foreignPictures)
    .where(and(eq(foreignPictures.storeId, storeId), inArray(foreignPictures.id, ids)));
  await db.delete(pictureDue).where(inArray(pictureDue.pictureId, ids));
}

/** Pictures in menus and logos of these stores that have no row, because they are older than the table. */
export async function selectUnrecorded(
  db: Db,
  storeIds: string[],
): Promise<{ storeId: string; url: string }[]> {
  const wanted = sql.join(
    storeIds.map((storeId) => sql`${storeId}::uuid`),
    sql`, `,
  );
  const { rows } = await db.execute<{ storeId: string; url: string }>(sql`
    select named.store_id as "storeId", named.url from (
      select store_id, url from items, jsonb_array_elements_text(images) as url where store_id in (${wanted})
      union select store_id, image from categories where store_id in (${wanted})
      union select store_id, logo from stores where store_id in (${wanted})
    ) as named
    where named.url ~ '^https?:' and not exists (
      select from foreign_pictures as known where known.store_id = named.store_id and known.url = named.url
    )`);
  return rows;
}
