import type { Db } from '#platform/db/server/client.ts';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  isNotNull,
  lt,
  lte,
  min,
  sql,
} from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { stories } from '../tables.ts';

export type StoryRow = typeof stories.$inferSelect;
export type ListedRow = Omit<StoryRow, 'document'>;

const { document: _, ...LISTED } = getTableColumns(stories);

const isPublished = (storeId: string, now: Date) =>
  and(eq(stories.storeId, storeId), lte(stories.publishAt, now));
const isNamed = (storeId: string, slug: string) => and(eq(stories.storeId, storeId), eq(stories.slug, slug));

export async function selectPublished(
  db: Db,
  storeId: string,
  { now, from, most }: { now: Date; from: number; most: number },
): Promise<ListedRow[]> {
  return db
    .select(LISTED)
    .from(stories)
    .where(isPublished(storeId, now))
    .orderBy(desc(stories.publishAt), desc(stories.id))
    .offset(from)
    .limit(most);
}

export async function countPublished(db: Db, storeId: string, now: Date): Promise<number> {
  return db.$count(stories, isPublished(storeId, now));
}

export async function countStories(db: Db, storeId: string): Promise<number> {
  return db.$count(stories, eq(stories.storeId, storeId));
}

export async function selectStory(db: Db, storeId: string, slug: string): Promise<StoryRow | null> {
  return queryOne(db.select().from(stories).where(isNamed(storeId, slug)));
}

/** Drafts first, as they were changed, then by the time of publication. */
export async function selectAll(db: Db, storeId: string): Promise<ListedRow[]> {
  return db
    .select(LISTED)
    .from(stories)
    .where(eq(stories.storeId, storeId))
    .orderBy(sql`${stories.publishAt} desc nulls first`, desc(stories.updatedAt), desc(stories.id));
}

export async function selectSlugs(db: Db, storeId: string): Promise<string[]> {
  const rows = await db.select({ slug: stories.slug }).from(stories).where(eq(stories.storeId, storeId));
  return rows.map(({ slug }) => slug);
}

export async function insertStory(db: Db, row: StoryRow): Promise<void> {
  await db.insert(stories).values(row);
}

/** Null if the story is gone or no longer at this revision. */
export async function updateStory(
  db: Db,
  { storeId, slug, revision }: Pick<StoryRow, 'storeId' | 'slug' | 'revision'>,
  change: Omit<StoryRow, 'storeId' | 'id' | 'slug' | 'revision'>,
): Promise<StoryRow | null> {
  const [row] = await db
    .update(stories)
    .set({ ...change, revision: sql`${stories.revision} + 1` })
    .where(and(isNamed(storeId, slug), eq(stories.revision, revision)))
    .returning();
  return row ?? null;
}

/** Answers whether there was one. */
export async function deleteStory(db: Db, storeId: string, slug: string): Promise<boolean> {
  const rows = await db.delete(stories).where(isNamed(storeId, slug)).returning({ id: stories.id });
  return rows.length > 0;
}

/** The addresses of what is published in some stores, by a range of their ids. */
export async function selectPublishedSlugs(
  db: Db,
  { from, to, now, most }: { from: string; to: string | null; now: Date; most: number },
): Promise<Pick<StoryRow, 'storeId' | 'slug'>[]> {
  const { storeId, slug, publishAt } = stories;
  return db
    .select({ storeId, slug })
    .from(stories)
    .where(and(gte(storeId, from), to === null ? undefined : lt(storeId, to), lte(publishAt, now)))
    .orderBy(asc(storeId), desc(publishAt))
    .limit(most);
}

/** When the first story went live, or will. */
export async function selectFirstTime(db: Db, storeId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(stories.publishAt) })
    .from(stories)
    .where(eq(stories.storeId, storeId));
  return row?.at ?? null;
}

/** Whatever goes live after an instant, or did. */
export async function selectTitlesAfter(db: Db, storeId: string, after: Date) {
  const { id, slug, title, publishAt } = stories;
  return db
    .select({ id, slug, title, publishAt })
    .from(stories)
    .where(and(eq(stories.storeId, storeId), isNotNull(publishAt), gt(publishAt, after)));
}
