import * as z from 'zod';
import { AppError, type ErrorCode } from '#domain/errors.ts';

/** What is no id of ours is the id of nothing. */
export function readId(text: string, unknown: ErrorCode): string {
  if (isId(text)) return text;
  throw new AppError(unknown);
}

export const readOrderId = (text: string) => readId(text, 'ORDER_NOT_FOUND');

export function isId(text: string): boolean {
  return z.uuid().safeParse(text).success;
}
