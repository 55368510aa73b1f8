import type { Ctx } from '#platform/context/server/context.ts';
import type { Db } from '#platform/db/server/client.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { parseStoreId } from '#restaurant/stores/server/find-store.ts';
import { firstOfNew, MOST_STORIES, MOST_STORIES_AT_ONCE, RECENT_STORIES } from '../rules/story.ts';
import type { StoryList, StorySummary, StoryView } from '../wire/stories.ts';
import {
  countPublished,
  selectFirstTime,
  selectPublished,
  selectPublishedSlugs,
  selectStory,
  selectTitlesAfter,
} from './queries.ts';
import { storyViewOf, summaryOf } from './views.ts';

/** A store’s published stories, the newest first. */
export async function listStories(
  { db, now }: Ctx,
  storeId: string,
  { from, most }: { from: number; most: number },
): Promise<StoryList> {
  const at = new Date(now);
  const rows = await selectPublished(db, storeId, { now: at, from, most });
  return { posts: rows.map(summaryOf), total: await countPublished(db, storeId, at) };
}

export async function listRecentStories(
  { db, now }: Ctx,
  storeId: string,
  most = RECENT_STORIES,
): Promise<StorySummary[]> {
  const rows = await selectPublished(db, storeId, { now: new Date(now), from: 0, most });
  return rows.map(summaryOf);
}

/** To guests, a draft and a scheduled story do not exist. */
export async function readStory({ db, now }: Ctx, storeId: string, slug: string): Promise<StoryView> {
  const row = await selectStory(db, storeId, slug);
  if (row?.publishAt == null || row.publishAt.getTime() > now) throw new AppError('POST_NOT_FOUND');
  return storyViewOf(row);
}

/** Search engines accept 50,000 addresses in a site map, and some of them are menus. */
const MOST_IN_MAP = 20_000;

/** The slugs of published stories by their stores, whose ids are in a range. */
export async function listPublishedSlugs(
  { db, now }: Ctx,
  range: { from: string; to: string | null },
): Promise<Map<string, string[]>> {
  const rows = await selectPublishedSlugs(db, { ...range, now: new Date(now), most: MOST_IN_MAP });
  const ofStores = Map.groupBy(rows, ({ storeId }) => storeId);
  return new Map([...ofStores].map(([storeId, posts]) => [storeId, posts.map(({ slug }) => slug)]));
}

/** The addresses of one store's stories, for the map of its own host. */
export async function listOwnSlugs({ db, now }: Ctx, storeId: string): Promise<string[]> {
  const rows = await selectPublished(db, storeId, { now: new Date(now), from: 0, most: MOST_STORIES });
  return rows.map(({ slug }) => slug);
}

export interface StoriesOfMenu {
  /** Those that are new, or will be. */
  dated: { id: string; slug: string; title: string; publishAt: number }[];
  /** When the first one was published, or will be. */
  firstAt: number | null;
}

/** What the menu shows of a store's stories, now and later. */
export async function findStoriesOfMenu(db: Db, storeId: string, now: number): Promise<StoriesOfMenu> {
  const firstAt = await selectFirstTime(db, storeId);
  if (firstAt === null) return { dated: [], firstAt: null };
  const rows = await selectTitlesAfter(db, storeId, new Date(firstOfNew(now)));
  const dated = rows.map(({ publishAt, ...row }) => ({ ...row, publishAt: Number(publishAt) }));
  return { dated, firstAt: firstAt.getTime() };
}

export const wantedStories = ({ index, step }: { index: string; step: string }) => ({
  from: Number(index),
  most: step === '' ? MOST_STORIES_AT_ONCE : Number(step),
});

/** The store that an address of guests names. */
export async function storeOfGuests({ services }: Ctx, text: string): Promise<string> {
  const { store } = await services.storeCache.get(parseStoreId(text));
  if (store.closedAt !== null) throw new AppError('STORE_CLOSED_DOWN');
  if (store.suspendedAt !== null) throw new AppError('STORE_SUSPENDED');
  return store.storeId;
}
