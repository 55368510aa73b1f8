import type { Session } from './queries.ts';

const AT_ONCE = 20;

/** Carries those of these pictures that are in the one database and not in the other. Other words are no pictures. */
export async function carryPictures(from: Session, to: Session, words: string[]): Promise<void> {
  const [there, here] = await Promise.all([selectIds(to, words), selectIds(from, words)]);
  const missing = [...here].filter((id) => !there.has(id));
  for (let start = 0; start < missing.length; start += AT_ONCE) {
    const { rows } = await from.query<{ id: string; master: Buffer }>(
      'select image_id as id, master from picture_masters where image_id = any ($1)',
      [missing.slice(start, start + AT_ONCE)],
    );
    for (const { id, master } of rows)
      await to.query(
        'insert into picture_masters (image_id, master) values ($1, $2) on conflict do nothing',
        [id, master],
      );
  }
}

async function selectIds(session: Session, words: string[]): Promise<Set<string>> {
  const { rows } = await session.query<{ id: string }>(
    'select image_id as id from picture_masters where image_id = any ($1)',
    [words],
  );
  return new Set(rows.map(({ id }) => id));
}

/** The pictures that belong to the store, those of its conversations included. */
export async function selectOwnPictures(session: Session, storeId: string): Promise<string[]> {
  const { rows } = await session.query<{ id: string }>(
    `select image_id as id from store_images where store_id = $1
     union select file_id from chat_pictures where store_id = $1`,
    [storeId],
  );
  return rows.map(({ id }) => id);
}

/** Deletes those of these pictures that no other store has. */
export async function deletePictures(session: Session, storeId: string, ids: string[]): Promise<void> {
  await session.query(
    `delete from picture_masters where image_id = any ($2)
     and not exists (select from store_images where image_id = picture_masters.image_id and store_id <> $1)`,
    [storeId, ids],
  );
}
