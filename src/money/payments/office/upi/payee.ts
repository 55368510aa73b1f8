import type { PayeePatch } from '#money/receipts/wire/receipts.ts';
import type { Texts } from '#texts/office/en.ts';
import type { Faults } from '#ui/office/forms/use-form.ts';
import { isVpa, LONGEST_PAYEE } from '../../rules/upi.ts';

export interface PayeeDraft {
  vpa: string;
  name: string;
}

/** Returns null without an ID: guests then can't pay by UPI. */
export function toPayee(draft: PayeeDraft): PayeePatch {
  const { vpa, name } = tidy(draft);
  return vpa === '' ? null : { vpa, name };
}

export function checkPayee(draft: PayeeDraft, words: Texts['settings']['upi']): Faults {
  const payee = toPayee(draft);
  if (payee === null) return {};
  const isNamed = payee.name !== '' && payee.name.length <= LONGEST_PAYEE;
  return {
    ...(isVpa(payee.vpa) ? {} : { vpa: words.vpaFault }),
    ...(isNamed ? {} : { name: words.nameFault(LONGEST_PAYEE) }),
  };
}

function tidy({ vpa, name }: PayeeDraft): PayeeDraft {
  return { vpa: vpa.replace(/\s/g, ''), name: name.trim() };
}
