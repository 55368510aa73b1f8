import type { ERROR_MESSAGES } from './error-messages.ts';

export type ErrorCode = keyof typeof ERROR_MESSAGES;

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;

  /** The usual text of a code is added where it is told to somebody, so that guests' pages need not load them all. */
  constructor(code: ErrorCode, details?: Record<string, unknown>, message: string = code) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** What is wrong in a form, by field. */
export function fieldFault(fields: Record<string, string>): AppError {
  return new AppError('VALIDATION', { fields });
}

/** What is wrong in a document, by path: every fault at once. */
export function documentFault(errors: { path: string; message: string }[]): AppError {
  return new AppError('VALIDATION', { errors });
}
