import { CODE_LIFETIME_MS } from '#guests/phone-codes/rules/otp.ts';
import type { Sms } from '#platform/ports/server/channels.ts';
import { BOUNDS, boundText } from '#platform/text/rules/bounded-text.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { fillTemplate, matchesTemplate, type SmsPurpose, type SmsValue, shorten } from '../../rules/dlt.ts';
import type { MessageSettings } from '../../rules/message-settings.ts';
import type { Facts } from '../content.ts';

interface Wanted {
  id: string;
  phone: string;
  purpose: SmsPurpose;
  facts: Facts;
}

const MINUTES = CODE_LIFETIME_MS / MINUTE;

/** Fills the registered template. Null if the text would not match it, because no operator would deliver that. */
export function composeSms({ sms }: MessageSettings, { id, phone, purpose, facts }: Wanted): Sms | null {
  const template = sms.templates[purpose];
  const known: Facts = { ...facts, minutes: String(MINUTES) };
  const values = template.values.map((name) => cut(name, known[name] ?? ''));
  const text = fillTemplate(template.text, values);
  if (text === null || !matchesTemplate(template.text, text)) return null;
  return {
    id,
    phone,
    text,
    values,
    templateId: template.id,
    entityId: sms.entityId,
    header: sms.header,
    code: purpose === 'code' ? (facts.code ?? '') : null,
    minutes: MINUTES,
  };
}

/** Shortens names only. Codes and hosts must stay whole, because a phone compares them or a person types them. */
const cut = (name: SmsValue, value: string) =>
  name === 'store' ? shorten(boundText(value, BOUNDS.store)) : value;
