import { AppError } from '#domain/errors.ts';
import type { Texts } from '../texts/main/en.ts';

/** Why something could not be loaded. */
export function sayFailure({ noNetwork, somethingWentWrong }: Texts['common'], error: unknown): string {
  return error instanceof AppError ? somethingWentWrong : noNetwork;
}
