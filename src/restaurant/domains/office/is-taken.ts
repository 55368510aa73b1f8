import { AppError } from '#platform/errors/rules/errors.ts';

/** Whether another restaurant has proved the domain. */
export const isTaken = (error: unknown) => error instanceof AppError && error.code === 'STATE_CHANGED';
