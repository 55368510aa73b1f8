import type { FeedbackBody, FeedbackForm } from '#domain/api/feedback.ts';
import { AppError } from '#domain/errors.ts';

export const PARTS = ['food', 'service'] as const;
export type Ratings = Pick<FeedbackBody, 'overall' | (typeof PARTS)[number]>;

/** Food and service are as good as the whole, unless the guest rates them apart. */
export function completeRatings({ overall, food, service }: Partial<Ratings>): Ratings | null {
  return overall ? { overall, food: food ?? overall, service: service ?? overall } : null;
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
