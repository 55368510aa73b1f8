import { firstOfNew } from '#domain/blog/post.ts';
import type { Db } from '../../platform/db/client.ts';
import type { CachedStories } from '../../platform/ports/menus.ts';
import { selectFirstTime, selectTitlesAfter } from './queries.ts';

/** What the menu shows of a store's stories, now and later. */
export async function findStoriesOfMenu(db: Db, storeId: string, now: number): Promise<CachedStories> {
  const firstAt = await selectFirstTime(db, storeId);
  if (firstAt === null) return { dated: [], firstAt: null };
  const rows = await selectTitlesAfter(db, storeId, new Date(firstOfNew(now)));
  const dated = rows.map(({ publishAt, ...row }) => ({ ...row, publishAt: Number(publishAt) }));
  return { dated, firstAt: firstAt.getTime() };
}
