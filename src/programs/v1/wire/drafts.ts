import * as z from 'zod/mini';
import { LONGEST_TITLE } from '#guests/stories/rules/story.ts';
import { LARGEST_PRICE, text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { minor } from './order.ts';

const LONGEST_STORY = 10_000;
const SOME = z.regex(/\S/, formatFault('required'));

export const priceBody = z.strictObject({
  /** In paise. */
  price: minor.check(
    z.minimum(1, formatFault('amount')),
    z.maximum(LARGEST_PRICE, formatFault('amount')),
    z.describe('The new price in paise: 26000 is ₹260'),
  ),
  option: z.optional(
    text(64, 1).check(z.describe('The id of the option whose price it is. Needed where a dish has several')),
  ),
});

export const priceDraft = z.object({
  dish: z.object({ id: z.string(), name: z.string() }),
  option: z.object({ id: z.string(), name: z.string() }),
  currency: z.string(),
  from: minor,
  to: minor,
  /** Opens the dish in the office with this price entered. A person looks at it and saves. */
  link: z.string(),
});

export const storyDraftBody = z.strictObject({
  title: text(LONGEST_TITLE, 1).check(SOME),
  text: text(LONGEST_STORY, 1).check(SOME, z.describe('Plain text. An empty line begins a new paragraph')),
});

export const storyDraft = z.object({
  id: z.string(),
  title: z.string(),
  /** Opens the draft in the office. A person looks at it and publishes. */
  link: z.string(),
});

export type PriceBody = z.infer<typeof priceBody>;
export type ApiPriceDraft = z.infer<typeof priceDraft>;
export type StoryDraftBody = z.infer<typeof storyDraftBody>;
export type ApiStoryDraft = z.infer<typeof storyDraft>;
