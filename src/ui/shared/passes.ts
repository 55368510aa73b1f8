import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';

const PASSING: readonly ErrorCode[] = ['UNAVAILABLE', 'INTERNAL', 'TOO_MANY_REQUESTS'];

/** Whether the same call may succeed later. A refusal for another reason stays one. */
export const passes = (error: unknown) => !(error instanceof AppError) || PASSING.includes(error.code);
