import type { Db } from '../../platform/db/client.ts';
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
} from '../../platform/db/drizzle.ts';
import { queryOne } from '../../platform/db/query-one.ts';
import { blogPosts } from '../../platform/db/schema/blog.ts';

export type PostRow = typeof blogPosts.$inferSelect;
export type ListedRow = Omit<PostRow, 'document'>;

const { document: _, ...LISTED } = getTableColumns(blogPosts);

const isPublished = (storeId: string, now: Date) =>
  and(eq(blogPosts.storeId, storeId), lte(blogPosts.publishAt, now));
const isNamed = (storeId: string, slug: string) =>
  and(eq(blogPosts.storeId, storeId), eq(blogPosts.slug, slug));

export async function selectPublished(
  db: Db,
  storeId: string,
  { now, from, most }: { now: Date; from: number; most: number },
): Promise<ListedRow[]> {
  return db
    .select(LISTED)
    .from(blogPosts)
    .where(isPublished(storeId, now))
    .orderBy(desc(blogPosts.publishAt), desc(blogPosts.id))
    .offset(from)
    .limit(most);
}

export async function countPublished(db: Db, storeId: string, now: Date): Promise<number> {
  return db.$count(blogPosts, isPublished(storeId, now));
}

export async function countPosts(db: Db, storeId: string): Promise<number> {
  return db.$count(blogPosts, eq(blogPosts.storeId, storeId));
}

export async function selectPost(db: Db, storeId: string, slug: string): Promise<PostRow | null> {
  return queryOne(db.select().from(blogPosts).where(isNamed(storeId, slug)));
}

/** Drafts first, as they were changed, then by the time of publication. */
export async function selectAll(db: Db, storeId: string): Promise<ListedRow[]> {
  return db
    .select(LISTED)
    .from(blogPosts)
    .where(eq(blogPosts.storeId, storeId))
    .orderBy(sql`${blogPosts.publishAt} desc nulls first`, desc(blogPosts.updatedAt), desc(blogPosts.id));
}

export async function selectSlugs(db: Db, storeId: string): Promise<string[]> {
  const rows = await db
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(eq(blogPosts.storeId, storeId));
  return rows.map(({ slug }) => slug);
}

export async function insertPost(db: Db, row: PostRow): Promise<void> {
  await db.insert(blogPosts).values(row);
}

/** Null if the story is gone or no longer at this revision. */
export async function updatePost(
  db: Db,
  { storeId, slug, revision }: Pick<PostRow, 'storeId' | 'slug' | 'revision'>,
  change: Omit<PostRow, 'storeId' | 'id' | 'slug' | 'revision'>,
): Promise<PostRow | null> {
  const [row] = await db
    .update(blogPosts)
    .set({ ...change, revision: sql`${blogPosts.revision} + 1` })
    .where(and(isNamed(storeId, slug), eq(blogPosts.revision, revision)))
    .returning();
  return row ?? null;
}

/** Answers whether there was one. */
export async function deletePost(db: Db, storeId: string, slug: string): Promise<boolean> {
  const rows = await db.delete(blogPosts).where(isNamed(storeId, slug)).returning({ id: blogPosts.id });
  return rows.length > 0;
}

/** The addresses of what is published in some stores, by a range of their ids. */
export async function selectPublishedSlugs(
  db: Db,
  { from, to, now, most }: { from: string; to: string | null; now: Date; most: number },
): Promise<Pick<PostRow, 'storeId' | 'slug'>[]> {
  const { storeId, slug, publishAt } = blogPosts;
  return db
    .select({ storeId, slug })
    .from(blogPosts)
    .where(and(gte(storeId, from), to === null ? undefined : lt(storeId, to), lte(publishAt, now)))
    .orderBy(asc(storeId), desc(publishAt))
    .limit(most);
}

/** When the first story went live, or will. */
export async function selectFirstTime(db: Db, storeId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(blogPosts.publishAt) })
    .from(blogPosts)
    .where(eq(blogPosts.storeId, storeId));
  return row?.at ?? null;
}

/** Whatever goes live after an instant, or did. */
export async function selectTitlesAfter(db: Db, storeId: string, after: Date) {
  const { id, slug, title, publishAt } = blogPosts;
  return db
    .select({ id, slug, title, publishAt })
    .from(blogPosts)
    .where(and(eq(blogPosts.storeId, storeId), isNotNull(publishAt), gt(publishAt, after)));
}
