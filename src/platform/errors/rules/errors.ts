import type { ERROR_MESSAGES } from './error-messages.ts';

export type ErrorCode = keyof typeof ERROR_MESSAGES;

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;

  /** The message defaults to the code. `messageOf` adds the text, so that guests' pages need not load all texts. */
  constructor(code: ErrorCode, details?: Record<string, unknown>, message: string = code) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
