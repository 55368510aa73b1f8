import { AppError } from '#platform/errors/rules/errors.ts';

/** Another server does not do its part. The log gets the reason, and the caller only that it may try again. */
export const unavailable = (reason: string): AppError =>
  Object.assign(new AppError('UNAVAILABLE'), { cause: new Error(reason) });
