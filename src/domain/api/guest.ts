import * as z from 'zod/mini';
import { anyId, maybe, text } from './primitives.ts';

/** One-time codes, item analytics and feedback. */
export const otpSent = z.object({ challengeId: z.string(), resendIn: z.number() });
export const sendOtpBody = z.optional(z.nullable(z.strictObject({ profileID: maybe(anyId) })));

export const otpOutbox = z.object({
  codes: z.array(
    z.object({ phone: z.string(), code: z.string(), sentAt: z.string(), expiresAt: z.string() }),
  ),
});

export const itemEventsBody = z.strictObject({
  profileID: anyId,
  events: z
    .array(
      z.strictObject({
        itemID: anyId,
        event: z.enum(['view', 'add']),
        count: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 1),
      }),
    )
    .check(z.maxLength(100, 'At most 100 events')),
});

const rating = z.int('Must be 1 to 5').check(z.minimum(1, 'Must be 1 to 5'), z.maximum(5, 'Must be 1 to 5'));

export const feedbackBody = z.strictObject({
  food: rating,
  service: rating,
  overall: rating,
  comment: z._default(text(1000), ''),
});

export const feedbackForm = z.object({
  orderSlug: z.string(),
  orderNo: z.number(),
  store: z.object({ name: z.string(), slug: z.string() }),
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      type: z.string(),
      min: z.optional(z.number()),
      max: z.number(),
      required: z.boolean(),
    }),
  ),
  given: z.boolean(),
});

export type FeedbackBody = z.infer<typeof feedbackBody>;
export type FeedbackForm = z.infer<typeof feedbackForm>;
export type ItemEventsBody = z.infer<typeof itemEventsBody>;
