import * as z from 'zod/mini';
import { pictureAlt, storyDocument, storyPicture } from '../blog/document.ts';
import { LONGEST_TAG, LONGEST_TITLE, MOST_TAGS, POST_STATES } from '../blog/post.ts';
import { formatFault } from '../faults/field-fault.ts';
import { instant, text } from './primitives.ts';

const SOME = z.regex(/\S/, formatFault('required'));

const cover = z.strictObject({ url: storyPicture, alt: pictureAlt });

export const postBody = z.strictObject({
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
export const postChange = z.extend(postBody, {
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

export const postSummary = z.object({ ...summary, publishedAt: z.string() });
export const postView = z.extend(postSummary, { document: storyDocument, updatedAt: z.string() });
export const postList = z.object({ posts: z.array(postSummary), total: z.number() });
export const recentPosts = z.object({ posts: z.array(postSummary) });

export const officePost = z.object({
  ...summary,
  state: z.enum(POST_STATES),
  publishAt: z.nullable(z.string()),
  revision: z.number(),
  updatedAt: z.string(),
});
export const officePostView = z.extend(officePost, { document: storyDocument });
export const officePostList = z.object({ posts: z.array(officePost) });

export type PostBody = z.infer<typeof postBody>;
export type PostChange = z.infer<typeof postChange>;
export type PostCover = z.infer<typeof cover>;
export type PostSummary = z.infer<typeof postSummary>;
export type PostView = z.infer<typeof postView>;
export type PostList = z.infer<typeof postList>;
export type OfficePost = z.infer<typeof officePost>;
export type OfficePostView = z.infer<typeof officePostView>;
