import { AppError, type ErrorCode } from '#domain/errors.ts';

/** Null in place of one error that is an answer in itself: nobody is signed in, a link is good for nothing. */
export async function nullWhen<T>(code: ErrorCode, answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AppError && error.code === code) return null;
    throw error;
  }
}
