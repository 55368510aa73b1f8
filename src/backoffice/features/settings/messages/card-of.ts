import type { Faults } from '../../../parts/use-form.ts';

export type CardName = 'sms' | 'whatsapp' | 'email';

const OF_WHATSAPP = new Set(['template', 'language', 'token', 'phoneNumberId', 'whatsAppHost']);

/** The card of the first field that is wrong. */
export function cardOf(faults: Faults): CardName | null {
  const [first] = Object.keys(faults);
  if (first === undefined) return null;
  return OF_WHATSAPP.has(first) ? 'whatsapp' : 'sms';
}
