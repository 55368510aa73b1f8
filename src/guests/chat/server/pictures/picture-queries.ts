import type { Db } from '#platform/db/server/client.ts';
import { and, eq, inArray, lt, notExists, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { chatMessages, chatPictures } from '../../tables.ts';
import { GUEST } from '../message-queries.ts';
import type { Named } from '../queries.ts';

type PictureRow = typeof chatPictures.$inferSelect;

export async function selectPicture(db: Db, named: Named, pictureId: string): Promise<PictureRow | null> {
  const { storeId, conversationId, id } = chatPictures;
  return queryOne(
    db
      .select()
      .from(chatPictures)
      .where(and(eq(storeId, named.storeId), eq(conversationId, named.id), eq(id, pictureId))),
  );
}

export async function insertPicture(db: Db, row: PictureRow): Promise<void> {
  await db.insert(chatPictures).values(row);
}

/** The bytes of all masters of a store, of those from guests, and of those in one conversation. */
export async function sumPictures(db: Db, { storeId, id }: Named) {
  const { bytes, side, conversationId } = chatPictures;
  const sum = (which: unknown) =>
    sql<number>`coalesce(sum(${bytes}) filter (where ${which}), 0)`.mapWith(Number);
  const row = await queryOne(
    db
      .select({
        store: sum(sql`true`),
        guests: sum(eq(side, GUEST)),
        conversation: sum(eq(conversationId, id)),
      })
      .from(chatPictures)
      .where(eq(chatPictures.storeId, storeId)),
  );
  return row ?? { store: 0, guests: 0, conversation: 0 };
}

/** Deletes the rows of pictures that no message shows and that are so old that none will. Answers their files. */
export async function deleteUnshown(db: Db, storeId: string, before: Date): Promise<string[]> {
  const shown = db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.storeId, storeId),
        eq(chatMessages.conversationId, chatPictures.conversationId),
        eq(chatMessages.id, chatPictures.id),
      ),
    );
  return deletePictures(
    db,
    and(eq(chatPictures.storeId, storeId), lt(chatPictures.createdAt, before), notExists(shown)),
  );
}

export function deletePicturesOf(db: Db, storeId: string, conversationIds: string[]): Promise<string[]> {
  return deletePictures(
    db,
    and(eq(chatPictures.storeId, storeId), inArray(chatPictures.conversationId, conversationIds)),
  );
}

export function deletePicturesOfStore(db: Db, storeId: string): Promise<string[]> {
  return deletePictures(db, eq(chatPictures.storeId, storeId));
}

async function deletePictures(db: Db, which: ReturnType<typeof and>): Promise<string[]> {
  const gone = await db.delete(chatPictures).where(which).returning({ fileId: chatPictures.fileId });
  return gone.map(({ fileId }) => fileId);
}
