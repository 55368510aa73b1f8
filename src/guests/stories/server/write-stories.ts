import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import type { ApiStoryDraft, StoryDraftBody } from '#programs/v1/wire/drafts.ts';
import { touchPictures } from '#restaurant/pictures/server/touch-pictures.ts';
import { changeStore, staleRevision } from '#restaurant/stores/server/change-store.ts';
import { documentOf, picturesOf } from '../rules/document.ts';
import { excerptOf, MOST_STORIES, minutesToRead, storySlug } from '../rules/story.ts';
import type { OfficeStory, OfficeStoryView, StoryBody, StoryChange } from '../wire/stories.ts';
import {
  countStories,
  deleteStory,
  insertStory,
  type StoryRow,
  selectAll,
  selectSlugs,
  selectStory,
  updateStory,
} from './queries.ts';
import { officeStoryOf, officeStoryViewOf } from './views.ts';

export async function listOfficeStories(ctx: StoreCtx): Promise<{ posts: OfficeStory[] }> {
  authorise(ctx, 'blog.read');
  const rows = await selectAll(ctx.db, ctx.storeId);
  return { posts: rows.map((row) => officeStoryOf(row, ctx.now)) };
}

export async function readOfficeStory(ctx: StoreCtx, slug: string): Promise<OfficeStoryView> {
  authorise(ctx, 'blog.read');
  return officeStoryViewOf(await findOwnStory(ctx, slug), ctx.now);
}

export async function findOwnStory({ db, storeId }: StoreCtx, slug: string): Promise<StoryRow> {
  const row = await selectStory(db, storeId, slug);
  if (!row) throw new AppError('POST_NOT_FOUND');
  return row;
}

export async function addStory(ctx: StoreCtx, body: StoryBody): Promise<OfficeStoryView> {
  authorise(ctx, 'blog.write');
  return insertNew(ctx, body);
}

/** A story that a program has written. A person publishes it. */
export async function draftStory(ctx: StoreCtx, { title, text }: StoryDraftBody): Promise<ApiStoryDraft> {
  authorise(ctx, 'blog.draft');
  const draft = { title, document: documentOf(text), cover: null, tags: [], publishAt: null };
  const { _id, slug } = await insertNew(ctx, draft);
  return { id: _id, title: title.trim(), link: `${ctx.site.origin}/app/management/blog/post/${slug}/edit` };
}

async function insertNew(ctx: StoreCtx, body: StoryBody): Promise<OfficeStoryView> {
  const { storeId, now } = ctx;
  return changeStore(ctx, 'profile', async (tx) => {
    if ((await countStories(tx.db, storeId)) >= MOST_STORIES)
      throw fieldFault({ posts: { rule: 'atMost', most: MOST_STORIES } });
    const slug = storySlug(body.title, new Set(await selectSlugs(tx.db, storeId)));
    const row = { storeId, id: uuidV7(now), slug, revision: 1, ...columnsOf(body, now) };
    await insertStory(tx.db, row);
    await touchPicturesOf(tx, row);
    return officeStoryViewOf(row, now);
  });
}

export async function changeStory(
  ctx: StoreCtx,
  slug: string,
  { revision, ...body }: StoryChange,
): Promise<OfficeStoryView> {
  authorise(ctx, 'blog.write');
  const { storeId, now } = ctx;
  return changeStore(ctx, 'profile', async (tx) => {
    const row = await updateStory(tx.db, { storeId, slug, revision }, columnsOf(body, now));
    if (!row) throw staleRevision((await findOwnStory(tx, slug)).revision);
    await touchPicturesOf(tx, row);
    return officeStoryViewOf(row, now);
  });
}

export async function removeStory(ctx: StoreCtx, slug: string): Promise<void> {
  authorise(ctx, 'blog.write');
  return changeStore(ctx, 'profile', async (tx) => {
    if (!(await deleteStory(tx.db, tx.storeId, slug))) throw new AppError('POST_NOT_FOUND');
  });
}

function columnsOf({ title, document, cover, tags, publishAt }: StoryBody, now: number) {
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

function touchPicturesOf(ctx: StoreCtx, { storeId, document, cover }: StoryRow): Promise<void> {
  return touchPictures(ctx, storeId, [cover?.url ?? null, ...picturesOf(document)]);
}
