import * as z from 'zod/mini';
import { STORE_STATUSES } from '#operators/plans/rules/plan.ts';
import { text } from '#platform/calls/wire/primitives.ts';
import { MOST_TAGS, TAG_SIGNS } from '../rules/tags.ts';
import { STORE_SORTS, STUCK } from './operator.ts';

export const tag = text(TAG_SIGNS, 1);
const tags = z._default(z.array(tag).check(z.maxLength(MOST_TAGS)), []);

export const tagsBody = z.strictObject({ add: tags, remove: tags });

export const storeTags = z.object({ tags: z.array(z.string()) });

/** The tags of a brand, with how many restaurants have each. */
export const brandTags = z.object({ tags: z.array(z.object({ name: z.string(), stores: z.number() })) });
export type BrandTags = z.infer<typeof brandTags>;

export const NOTE_SIGNS = 4000;

/** `revision` is that of the note which it replaces. */
export const noteBody = z.strictObject({ text: text(NOTE_SIGNS), revision: z.int().check(z.gte(0)) });

export const storeNote = z.object({
  text: z.string(),
  /** Who wrote it last, and when. Empty and null: nobody yet. */
  by: z.string(),
  at: z.nullable(z.string()),
  revision: z.number(),
});
export type StoreNote = z.infer<typeof storeNote>;

export const MOST_FILTERS = 30;

const none = z.literal('');
/** What a list of restaurants is narrowed to, as its address says it. */
const savedStoreFilter = z.strictObject({
  search: z._default(text(100), ''),
  state: z._default(z.union([none, z.enum(STORE_STATUSES)]), ''),
  plan: z._default(text(60), ''),
  stuck: z._default(z.union([none, z.enum(STUCK)]), ''),
  tag: z._default(text(TAG_SIGNS), ''),
  sort: z._default(z.enum(STORE_SORTS), 'newest'),
});
export type SavedStoreFilter = z.infer<typeof savedStoreFilter>;

/** `isShared`: for all operators of the brand. Otherwise for who saves it. */
export const saveFilterBody = z.strictObject({
  name: text(60, 1),
  filter: savedStoreFilter,
  isShared: z._default(z.boolean(), false),
});
export type SaveFilterBody = z.infer<typeof saveFilterBody>;

export const savedFilter = z.object({
  _id: z.string(),
  name: z.string(),
  filter: savedStoreFilter,
  isShared: z.boolean(),
});
export type SavedFilter = z.infer<typeof savedFilter>;
export const savedFiltersView = z.object({ filters: z.array(savedFilter) });
