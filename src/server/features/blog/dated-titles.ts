import { firstOfNew } from '#domain/blog/post.ts';
import type { Db } from '../../platform/db/client.ts';
import { selectTitlesAfter } from './queries.ts';

/** Stories that guests may be shown on the menu, now or later. */
export async function findDatedTitles(db: Db, storeId: string, now: number) {
  const rows = await selectTitlesAfter(db, storeId, new Date(firstOfNew(now)));
  return rows.map(({ publishAt, ...row }) => ({ ...row, publishAt: Number(publishAt) }));
}
