import type { Db } from '../db/client.ts';
import { and, count, eq, inArray, isNotNull, lte, sql } from '../db/drizzle.ts';
import { foreignPictures, pictureDue } from '../db/schema/pictures.ts';

export type ForeignPicture = typeof foreignPictures.$inferSelect;

export async function listForeign(db: Db, storeId: string): Promise<ForeignPicture[]> {
  return db.select().from(foreignPictures).where(eq(foreignPictures.storeId, storeId));
}

export async function findForeign(db: Db, storeId: string, id: string): Promise<ForeignPicture | null> {
  const [row] = await db
    .select()
    .from(foreignPictures)
    .where(and(eq(foreignPictures.storeId, storeId), eq(foreignPictures.id, id)));
  return row ?? null;
}

export async function insertForeign(
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

export async function deleteForeign(db: Db, storeId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(foreignPictures)
    .where(and(eq(foreignPictures.storeId, storeId), inArray(foreignPictures.id, ids)));
  await db.delete(pictureDue).where(inArray(pictureDue.pictureId, ids));
}

export async function noteKept(db: Db, storeId: string, id: string, picture: string): Promise<void> {
  await db
    .update(foreignPictures)
    .set({ picture })
    .where(and(eq(foreignPictures.storeId, storeId), eq(foreignPictures.id, id)));
  await endDue(db, id);
}

/** When it is tried again; null for never. */
export async function noteVain(
  db: Db,
  { storeId, id, tries }: Pick<ForeignPicture, 'storeId' | 'id' | 'tries'>,
  dueAt: Date | null,
): Promise<void> {
  await db
    .update(foreignPictures)
    .set({ tries })
    .where(and(eq(foreignPictures.storeId, storeId), eq(foreignPictures.id, id)));
  if (dueAt === null) await endDue(db, id);
  else await db.update(pictureDue).set({ dueAt }).where(eq(pictureDue.pictureId, id));
}

export async function endDue(db: Db, id: string): Promise<void> {
  await db.delete(pictureDue).where(eq(pictureDue.pictureId, id));
}

/** Whether others of the store are to be fetched soon. */
export async function hasDue(db: Db, storeId: string, until: Date): Promise<boolean> {
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

/** Whether there are copies that no page has had yet. */
export async function hasUnshown(db: Db, storeId: string): Promise<boolean> {
  const rows = await db
    .select({ id: foreignPictures.id })
    .from(foreignPictures)
    .where(isUnshown(storeId))
    .limit(1);
  return rows.length > 0;
}

export async function noteShown(db: Db, storeId: string): Promise<void> {
  await db.update(foreignPictures).set({ shown: true }).where(isUnshown(storeId));
}

/** What menus and logos of these stores name and nobody has asked for yet: from before pictures were fetched. */
export async function listUnasked(db: Db, storeIds: string[]): Promise<{ storeId: string; url: string }[]> {
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
