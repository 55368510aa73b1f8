import type { FeedbackBody, FeedbackForm } from '#guests/feedback/wire/feedback.ts';
import { AppError } from '#platform/errors/rules/errors.ts';

export const PARTS = ['food', 'service'] as const;
export type Ratings = Pick<FeedbackBody, 'overall' | (typeof PARTS)[number]>;

/** Each part counts in its own average, so none is filled in for the guest. Null while the whole is not rated. */
export function readyRatings({ overall, ...parts }: Partial<Ratings>): Ratings | null {
  return overall ? { overall, ...parts } : null;
}

export function longestComment({ fields }: Pick<FeedbackForm, 'fields'>): number | undefined {
  return fields.find(({ name }) => name === 'comment')?.max;
}

/** Whether somebody else at the table has given feedback. */
export function isGivenAlready(error: unknown): boolean {
  return error instanceof AppError && error.code === 'FEEDBACK_EXISTS';
}
