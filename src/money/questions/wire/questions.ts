import * as z from 'zod/mini';
import { QUESTION_KINDS } from '#money/till/rules/questions.ts';

const questionView = z.object({
  _id: z.string(),
  kind: z.enum(QUESTION_KINDS),
  /** The order that it is about, if there is one. */
  order: z.nullable(z.object({ _id: z.string(), orderNo: z.number() })),
  /** The call that was made, as the API document names it. Left out where the order tells all. */
  call: z.optional(z.string()),
  /** What was taken at the device, and what it comes to. */
  taken: z.optional(z.number()),
  due: z.optional(z.number()),
  /** Why it could not be saved. */
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  /** The table that others had meanwhile; with two sittings where the bills can be joined. */
  table: z.optional(z.string()),
  sitting: z.optional(z.string()),
  beside: z.optional(z.string()),
  /** What its guest was called by, had and paid, and the number of the bill on paper. */
  number: z.optional(z.string()),
  dishes: z.optional(z.array(z.object({ label: z.string(), quantity: z.number() }))),
  sum: z.optional(z.number()),
  bill: z.optional(z.string()),
  /** Whether it stands all the same. */
  isSaved: z.optional(z.boolean()),
  /** Cash of what could not be saved, which is in the drawer of the day. */
  inDrawer: z.optional(z.number()),
  /** The entry of it at the drawer, while it can be taken back: whoever enters the sale again does that first. */
  cashEntry: z.optional(z.string()),
  madeAt: z.string(),
  madeBy: z.string(),
});

/** What is not settled, the oldest first. */
export const questionList = z.object({ questions: z.array(questionView) });

export type QuestionView = z.infer<typeof questionView>;
