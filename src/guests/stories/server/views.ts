import { storyStateAt } from '../rules/story.ts';
import type { OfficeStory, OfficeStoryView, StorySummary, StoryView } from '../wire/stories.ts';
import type { ListedRow, StoryRow } from './queries.ts';

export function summaryOf(row: ListedRow): StorySummary {
  return { ...sharedOf(row), publishedAt: row.publishAt?.toISOString() ?? '' };
}

export function storyViewOf(row: StoryRow): StoryView {
  return { ...summaryOf(row), document: row.document, updatedAt: row.updatedAt.toISOString() };
}

export function officeStoryOf(row: ListedRow, now: number): OfficeStory {
  return {
    ...sharedOf(row),
    state: storyStateAt(row.publishAt?.getTime() ?? null, now),
    publishAt: row.publishAt?.toISOString() ?? null,
    revision: row.revision,
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function officeStoryViewOf(row: StoryRow, now: number): OfficeStoryView {
  return { ...officeStoryOf(row, now), document: row.document };
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
