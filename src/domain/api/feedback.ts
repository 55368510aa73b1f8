import * as z from 'zod/mini';
import { formatFault } from '../faults/field-fault.ts';
import { text } from './primitives.ts';

export const LONGEST_COMMENT = 1000;

const rating = z
  .int(formatFault('rating'))
  .check(z.minimum(1, formatFault('rating')), z.maximum(5, formatFault('rating')));

export const feedbackBody = z.strictObject({
  food: rating,
  service: rating,
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

export type FeedbackBody = z.infer<typeof feedbackBody>;
export type FeedbackForm = z.infer<typeof feedbackForm>;
