import * as z from 'zod/mini';
import { anyId, text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { LONGEST_ANSWER, LONGEST_COMMENT } from '../rules/feedback.ts';

const rating = z
  .int(formatFault('rating'))
  .check(z.minimum(1, formatFault('rating')), z.maximum(5, formatFault('rating')));

export const feedbackBody = z.strictObject({
  food: z.optional(rating),
  service: z.optional(rating),
  overall: rating,
  comment: z._default(text(LONGEST_COMMENT), ''),
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

const answer = z.object({ text: z.string(), at: z.string() });

/** What the guest of an order wrote, and what the restaurant answered. */
export const orderFeedback = z.object({
  overall: z.number(),
  comment: z.string(),
  answer: z.nullable(answer),
});

export const answerBody = z.strictObject({
  text: z
    .pipe(
      text(LONGEST_ANSWER),
      z.transform((typed) => typed.trim()),
    )
    .check(z.minLength(1, formatFault('required'))),
});

export const MOST_READ_AT_ONCE = 200;

export const readFeedbackBody = z.strictObject({
  orders: z
    .array(anyId)
    .check(
      z.minLength(1, formatFault('atLeast', { least: 1 })),
      z.maxLength(MOST_READ_AT_ONCE, formatFault('atMost', { most: MOST_READ_AT_ONCE })),
    ),
});

export const feedbackEntry = z.object({
  orderId: z.string(),
  orderNo: z.number(),
  /** "Dine-In, Table 4" */
  place: z.string(),
  /** Their first name. */
  guest: z.string(),
  at: z.string(),
  overall: z.number(),
  food: z.nullable(z.number()),
  service: z.nullable(z.number()),
  comment: z.string(),
  read: z.boolean(),
  answer: z.nullable(z.extend(answer, { by: z.string() })),
});

/** What a guest who asks for their data gets. */
export const exportedFeedback = z.object({
  food: z.nullable(z.number()),
  service: z.nullable(z.number()),
  overall: z.number(),
  comment: z.string(),
  /** Empty if the restaurant has not answered. */
  answer: z.string(),
});

export const feedbackList = z.object({ feedback: z.array(feedbackEntry), next: z.nullable(z.string()) });

/** The most that are counted. */
export const MOST_UNREAD = 100;

export const unreadFeedback = z.object({
  count: z.number(),
  /** The latest with few stars, of the last day. */
  poor: z.array(feedbackEntry),
});

export type FeedbackBody = z.infer<typeof feedbackBody>;
export type FeedbackForm = z.infer<typeof feedbackForm>;
export type OrderFeedback = z.infer<typeof orderFeedback>;
export type AnswerBody = z.infer<typeof answerBody>;
export type FeedbackEntry = z.infer<typeof feedbackEntry>;
export type FeedbackList = z.infer<typeof feedbackList>;
export type UnreadFeedback = z.infer<typeof unreadFeedback>;
