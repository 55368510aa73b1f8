import type { FeedbackBody, FeedbackForm } from '#domain/api/feedback.ts';
import { AppError } from '#domain/errors.ts';

export const RATED = ['food', 'service', 'overall'] as const;
export type Ratings = Pick<FeedbackBody, (typeof RATED)[number]>;

/** The ratings if all three are given, else null. */
export function completeRatings({ food, service, overall }: Partial<Ratings>): Ratings | null {
  return food && service && overall ? { food, service, overall } : null;
}

export function longestComment({ fields }: Pick<FeedbackForm, 'fields'>): number | undefined {
  return fields.find(({ name }) => name === 'comment')?.max;
}

/** Whether somebody else at the table has given feedback. */
export function isGivenAlready(error: unknown): boolean {
  return error instanceof AppError && error.code === 'FEEDBACK_EXISTS';
}

/** The server's message; null if it did not answer. */
export function faultOf(error: unknown): string | null {
  return error instanceof AppError ? error.message : null;
}
