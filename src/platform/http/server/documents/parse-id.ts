import * as z from 'zod';
import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';

/** Rejects malformed ids before they reach the database, with the code for a missing thing. */
export function parseId(text: string, unknown: ErrorCode): string {
  if (isId(text)) return text;
  throw new AppError(unknown);
}

export const parseOrderId = (text: string) => parseId(text, 'ORDER_NOT_FOUND');

export function isId(text: string): boolean {
  return z.uuid().safeParse(text).success;
}
