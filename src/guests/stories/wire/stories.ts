import * as z from 'zod/mini';
import { instant, text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { pictureAlt, storyDocument, storyPicture } from '../rules/document.ts';
import { LONGEST_TAG, LONGEST_TITLE, MOST_TAGS, STORY_STATES } from '../rules/story.ts';

const SOME = z.regex(/\S/, formatFault('required'));

const cover = z.strictObject({ url: storyPicture, alt: pictureAlt });

export const storyBody = z.strictObject({
  title: text(LONGEST_TITLE, 1).check(SOME),
  document: storyDocument,
  cover: z.nullable(cover),
  tags: z
    .array(text(LONGEST_TAG, 1).check(SOME))
    .check(z.maxLength(MOST_TAGS, formatFault('atMost', { most: MOST_TAGS }))),
  /** When guests read it, perhaps later. Null: it is a draft. */
  publishAt: z.union([z.null(), z.literal('now'), instant], formatFault('instant')),
});

/** The revision that the writer has seen. */
export const storyChange = z.extend(storyBody, {
  revision: z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1)),
});

const summary = {
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  minutes: z.number(),
  cover: z.nullable(cover),
  tags: z.array(z.string()),
};

export const storySummary = z.object({ ...summary, publishedAt: z.string() });
export const storyView = z.extend(storySummary, { document: storyDocument, updatedAt: z.string() });
export const storyList = z.object({ posts: z.array(storySummary), total: z.number() });
export const recentStories = z.object({ posts: z.array(storySummary) });

export const officeStory = z.object({
  ...summary,
  state: z.enum(STORY_STATES),
  publishAt: z.nullable(z.string()),
  revision: z.number(),
  updatedAt: z.string(),
});
export const officeStoryView = z.extend(officeStory, { document: storyDocument });
export const officeStoryList = z.object({ posts: z.array(officeStory) });

export type StoryBody = z.infer<typeof storyBody>;
export type StoryChange = z.infer<typeof storyChange>;
export type StoryCover = z.infer<typeof cover>;
export type StorySummary = z.infer<typeof storySummary>;
export type StoryView = z.infer<typeof storyView>;
export type StoryList = z.infer<typeof storyList>;
export type OfficeStory = z.infer<typeof officeStory>;
export type OfficeStoryView = z.infer<typeof officeStoryView>;
