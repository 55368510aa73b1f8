import * as z from 'zod/mini';
import { announcementBody } from '#operators/announcements/wire/announcements.ts';
import { text } from '#platform/calls/wire/primitives.ts';
import { WHY_LEFT } from '../rules/bulk.ts';
import { tag } from './operator-notes.ts';

/** Each request changes some of them, so that one that is lost is soon asked again. */
export const BULK_AT_ONCE = 100;
/** What is chosen by hand, in the address of the preview. */
export const MOST_CHOSEN = 100;
export const MOST_IN_BULK = 10_000;

const storeId = z.uuid();
const group = { count: z.number(), names: z.array(z.string()) };
export const bulkPreview = z.object({
  change: z.object(group),
  left: z.array(z.object({ why: z.enum(WHY_LEFT), ...group })),
  /** The plans of those that change, how many of them renew themselves, and how many try their plan. */
  from: z.array(z.object({ plan: z.string(), count: z.number() })),
  renewing: z.number(),
  trials: z.number(),
  ids: z.array(z.string()),
  /** Whether more restaurants match than one act may change. */
  isCut: z.boolean(),
});
export type BulkPreview = z.infer<typeof bulkPreview>;

/** The same id for all requests of one act: the log finds them by it. A restaurant that is changed twice is changed once. */
const bulk = {
  bulk: z.uuid(),
  storeIds: z.array(storeId).check(z.minLength(1), z.maxLength(BULK_AT_ONCE)),
  reason: z._default(text(300), ''),
};
export const bulkBody = z.strictObject(bulk);
export type BulkBody = z.infer<typeof bulkBody>;
export const bulkPlanBody = z.strictObject({ ...bulk, plan: text(60, 1) });
export const bulkSuspendBody = z.strictObject({ ...bulk, reason: text(300, 1) });
export const bulkTagBody = z.strictObject({ ...bulk, tag });
const { text: words, textInHindi, until } = announcementBody.shape;
export const bulkAnnounceBody = z.strictObject({ ...bulk, text: words, textInHindi, until });

export const bulkOutcome = z.object({
  changed: z.number(),
  left: z.array(z.object({ _id: z.string(), why: z.enum(WHY_LEFT) })),
  /** They can be tried again. */
  failed: z.array(z.object({ _id: z.string(), name: z.string(), code: z.string() })),
});
export type BulkOutcome = z.infer<typeof bulkOutcome>;
