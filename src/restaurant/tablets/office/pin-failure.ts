import { AppError } from '#platform/errors/rules/errors.ts';
import type { Texts } from '#texts/office/en.ts';
import { errorText } from '#texts/office/index.ts';

/** Why a PIN was refused, with the number of tries that are left. */
export function pinFailure(t: Texts, error: Error | null): string {
  if (error === null) return '';
  if (!(error instanceof AppError)) return errorText(t, error);
  const here = error.details?.['here'];
  if (here === 'firstTime' || here === 'lockedHere') return t.tablets[here];
  if (error.code === 'UNAVAILABLE') return t.tablets.approvalNeedsInternet;
  const left = error.details?.['left'];
  if (error.code === 'PIN_INCORRECT' && typeof left === 'number') return t.tablets.wrong(left);
  return error.code === 'SECOND_STEP_REQUIRED' ? t.tablets.secondStep : errorText(t, error);
}
