import type { FeedbackBody, FeedbackForm } from '#domain/api/feedback.ts';
import { AppError } from '#domain/errors.ts';

export const RATED = ['food', 'service', 'overall'] as const;
export type Ratings = Pick<FeedbackBody, (typeof RATED)[number]>;

/** All three or nothing. */
export function completeRatings({ food, service, overall }: Partial<Ratings>): Ratings | null {
  return food && service && overall ? { food, service, overall } : null;
}

export function longestComment({ fields }: Pick<FeedbackForm, 'fields'>): number | undefined {
  return fields.find(({ name }) => name === 'comment')?.max;
}

/** Somebody at the table was faster: that is as good as having been asked. */
export function isGivenAlready(error: unknown): boolean {
  return error instanceof AppError && error.code === 'FEEDBACK_EXISTS';
}

/** What the server has said; null when it did not answer. */
export function faultOf(error: unknown): string | null {
  return error instanceof AppError ? error.message : null;
}
