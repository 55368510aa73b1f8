import type { OfficePost, OfficePostView, PostBody, PostChange } from '#domain/api/blog.ts';
import { picturesOf } from '#domain/blog/document.ts';
import { excerptOf, MOST_POSTS, minutesToRead, postSlug } from '#domain/blog/post.ts';
import { AppError } from '#domain/errors.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { authorise, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import { uuidV7 } from '../../platform/ids.ts';
import { appendLog } from '../../platform/realtime/append-log.ts';
import { touchPictures } from '../pictures/touch-pictures.ts';
import { bumpRevision, staleRevision } from '../stores/bump-revision.ts';
import {
  countPosts,
  deletePost,
  insertPost,
  type PostRow,
  selectAll,
  selectPost,
  selectSlugs,
  updatePost,
} from './queries.ts';
import { officePostOf, officePostViewOf } from './views.ts';

export async function listOfficePosts(ctx: StoreCtx): Promise<{ posts: OfficePost[] }> {
  authorise(ctx, 'blog.read');
  const rows = await selectAll(ctx.db, ctx.storeId);
  return { posts: rows.map((row) => officePostOf(row, ctx.now)) };
}

export async function readOfficePost(ctx: StoreCtx, slug: string): Promise<OfficePostView> {
  authorise(ctx, 'blog.read');
  return officePostViewOf(await findOwnPost(ctx, slug), ctx.now);
}

export async function findOwnPost({ db, storeId }: StoreCtx, slug: string): Promise<PostRow> {
  const row = await selectPost(db, storeId, slug);
  if (!row) throw new AppError('POST_NOT_FOUND');
  return row;
}

export async function addPost(ctx: StoreCtx, body: PostBody): Promise<OfficePostView> {
  authorise(ctx, 'blog.write');
  const { storeId, now } = ctx;
  return changePosts(ctx, async (tx) => {
    if ((await countPosts(tx.db, storeId)) >= MOST_POSTS)
      throw fieldFault({ posts: { rule: 'atMost', most: MOST_POSTS } });
    const slug = postSlug(body.title, new Set(await selectSlugs(tx.db, storeId)));
    const row = { storeId, id: uuidV7(now), slug, revision: 1, ...columnsOf(body, now) };
    await insertPost(tx.db, row);
    await touchPicturesOf(tx, row);
    return officePostViewOf(row, now);
  });
}

export async function changePost(
  ctx: StoreCtx,
  slug: string,
  { revision, ...body }: PostChange,
): Promise<OfficePostView> {
  authorise(ctx, 'blog.write');
  const { storeId, now } = ctx;
  return changePosts(ctx, async (tx) => {
    const row = await updatePost(tx.db, { storeId, slug, revision }, columnsOf(body, now));
    if (!row) throw staleRevision((await findOwnPost(tx, slug)).revision);
    await touchPicturesOf(tx, row);
    return officePostViewOf(row, now);
  });
}

export async function removePost(ctx: StoreCtx, slug: string): Promise<void> {
  authorise(ctx, 'blog.write');
  return changePosts(ctx, async (tx) => {
    if (!(await deletePost(tx.db, tx.storeId, slug))) throw new AppError('POST_NOT_FOUND');
  });
}

/** Locks the store's row first, so that addresses and the number of stories hold. Guests' pages are made anew. */
function changePosts<T>(ctx: StoreCtx, change: (tx: StoreCtx) => Promise<T>): Promise<T> {
  return withTransaction(ctx, async (tx) => {
    const revision = await bumpRevision(tx, tx.storeId);
    const result = await change(tx);
    await appendLog(tx, tx.storeId, { kind: 'store', event: { what: 'profile', revision } });
    return result;
  });
}

function columnsOf({ title, document, cover, tags, publishAt }: PostBody, now: number) {
  return {
    title: title.trim(),
    document,
    excerpt: excerptOf(document),
    minutes: minutesToRead(document),
    cover,
    tags: [...new Set(tags.map((tag) => tag.trim()))],
    publishAt: publishAt === null ? null : new Date(publishAt === 'now' ? now : publishAt),
    updatedAt: new Date(now),
  };
}

function touchPicturesOf(ctx: StoreCtx, { storeId, document, cover }: PostRow): Promise<void> {
  return touchPictures(ctx, storeId, [cover?.url ?? null, ...picturesOf(document)]);
}
