import type { AppError } from '#domain/errors.ts';
import type { FieldFault, Rule } from '#domain/faults/field-fault.ts';
import { useLanguage } from '../use-texts.ts';
import { orderEn } from './en.ts';
import { orderHi } from './hi.ts';

export type OrderTexts = typeof orderEn;

/** Both languages are in one script, which is loaded with the screens that use it. */
export function useOrderTexts(): OrderTexts {
  return useLanguage().locale === 'hi' ? orderHi : orderEn;
}

/** An error of the server in the guest's language, if there is a text for it. */
export function sayError(texts: OrderTexts, { code, message }: AppError): string {
  return texts.errors[code] ?? message;
}

type Words = Partial<Record<Rule, (values: never) => string>>;

export function sayFault({ faults }: OrderTexts, fault: FieldFault | undefined, message: string): string {
  const words = fault && (faults satisfies Words as Words)[fault.rule];
  return words?.(fault as never) ?? message;
}
