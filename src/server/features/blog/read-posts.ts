import type { PostList, PostSummary, PostView } from '#domain/api/blog.ts';
import { MOST_POSTS_AT_ONCE, RECENT_POSTS } from '#domain/blog/post.ts';
import { AppError } from '#domain/errors.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { parseStoreId } from '../stores/find-store.ts';
import { countPublished, selectPost, selectPublished } from './queries.ts';
import { postViewOf, summaryOf } from './views.ts';

/** A store’s published stories, the newest first. */
export async function listPosts(
  { db, now }: Ctx,
  storeId: string,
  { from, most }: { from: number; most: number },
): Promise<PostList> {
  const at = new Date(now);
  const rows = await selectPublished(db, storeId, { now: at, from, most });
  return { posts: rows.map(summaryOf), total: await countPublished(db, storeId, at) };
}

export async function listRecentPosts({ db, now }: Ctx, storeId: string): Promise<PostSummary[]> {
  const rows = await selectPublished(db, storeId, { now: new Date(now), from: 0, most: RECENT_POSTS });
  return rows.map(summaryOf);
}

/** To guests, a draft and a scheduled story do not exist. */
export async function readPost({ db, now }: Ctx, storeId: string, slug: string): Promise<PostView> {
  const row = await selectPost(db, storeId, slug);
  if (row?.publishAt == null || row.publishAt.getTime() > now) throw new AppError('POST_NOT_FOUND');
  return postViewOf(row);
}

export const wantedPosts = ({ index, step }: { index: string; step: string }) => ({
  from: Number(index),
  most: step === '' ? MOST_POSTS_AT_ONCE : Number(step),
});

/** The store that an address of guests names. */
export async function storeOfGuests({ services }: Ctx, text: string): Promise<string> {
  const { store } = await services.storeCache.get(parseStoreId(text));
  return store.storeId;
}
