import * as z from 'zod/mini';
import { instant, text } from '#platform/calls/wire/primitives.ts';

const words = text(500, 1);
const wordsInHindi = text(500);
const plan = text(60);

export const announcementBody = z.strictObject({
  text: words,
  /** Empty: the other text is shown. */
  textInHindi: z._default(wordsInHindi, ''),
  /** The plan whose restaurants read it. Empty: all do. */
  plan: z._default(plan, ''),
  until: instant,
});
export type AnnouncementBody = z.infer<typeof announcementBody>;

export const announcementPatch = z.strictObject({
  text: z.optional(words),
  textInHindi: z.optional(wordsInHindi),
  plan: z.optional(plan),
  until: z.optional(instant),
});
export type AnnouncementPatch = z.infer<typeof announcementPatch>;

export const announcementView = z.object({
  _id: z.string(),
  text: z.string(),
  textInHindi: z.string(),
  plan: z.string(),
  /** Whether restaurants that were chosen one by one read it. */
  chosen: z.optional(z.boolean()),
  until: z.string(),
  createdAt: z.string(),
});
export type AnnouncementView = z.infer<typeof announcementView>;
export const announcementsView = z.object({ announcements: z.array(announcementView) });

const toldView = z.pick(announcementView, { _id: true, text: true, textInHindi: true, until: true });
export type ToldView = z.infer<typeof toldView>;
/** The newest that concern a restaurant. */
export const toldViews = z.object({ announcements: z.array(toldView) });
