import type { AppError } from '#platform/errors/rules/errors.ts';
import type { FieldFault, Rule } from '#platform/errors/rules/field-fault.ts';
import { textsOf } from '#platform/language/guests/texts-of.ts';
import type { OrderTexts } from './en.ts';

export const useOrderTexts = textsOf('order', import.meta.glob<OrderTexts>('./??.ts', { import: 'order' }));

/** An error of the server in the guest's language, if there is a text for it. */
export function sayError(texts: OrderTexts, { code, message }: AppError): string {
  return texts.errors[code] ?? message;
}

type Words = Partial<Record<Rule, (values: never) => string>>;

export function sayFault({ faults }: OrderTexts, fault: FieldFault | undefined, message: string): string {
  const words = fault && (faults satisfies Words as Words)[fault.rule];
  return words?.(fault as never) ?? message;
}
