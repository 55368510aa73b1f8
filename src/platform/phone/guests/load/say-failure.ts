import { AppError } from '#platform/errors/rules/errors.ts';
import type { Texts } from '#texts/guests/main/en.ts';

/** Why something could not be loaded. */
export function sayFailure({ noNetwork, somethingWentWrong }: Texts['common'], error: unknown): string {
  return error instanceof AppError ? somethingWentWrong : noNetwork;
}
