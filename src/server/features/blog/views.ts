import type { OfficePost, OfficePostView, PostSummary, PostView } from '#domain/api/blog.ts';
import { postStateAt } from '#domain/blog/post.ts';
import type { ListedRow, PostRow } from './queries.ts';

export function summaryOf(row: ListedRow): PostSummary {
  return { ...sharedOf(row), publishedAt: row.publishAt?.toISOString() ?? '' };
}

export function postViewOf(row: PostRow): PostView {
  return { ...summaryOf(row), document: row.document, updatedAt: row.updatedAt.toISOString() };
}

export function officePostOf(row: ListedRow, now: number): OfficePost {
  return {
    ...sharedOf(row),
    state: postStateAt(row.publishAt?.getTime() ?? null, now),
    publishAt: row.publishAt?.toISOString() ?? null,
    revision: row.revision,
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function officePostViewOf(row: PostRow, now: number): OfficePostView {
  return { ...officePostOf(row, now), document: row.document };
}

const sharedOf = ({ id, slug, title, excerpt, minutes, cover, tags }: ListedRow) => ({
  _id: id,
  slug,
  title,
  excerpt,
  minutes,
  cover,
  tags,
});
