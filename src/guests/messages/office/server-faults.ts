import type { Faults } from '#ui/office/forms/use-form.ts';
import type { Draft } from './draft.ts';

/** Fields that the server knows by other names than this form. */
const FIELDS: [path: RegExp, field: string][] = [
  [/^smsCredentials\.(key|host|url|headers|body)\b.*$/, '$1'],
  [/^whatsAppCredentials\.(token|phoneNumberId)$/, '$1'],
  [/^whatsAppCredentials\.host$/, 'whatsAppHost'],
  [/^whatsApp\.(template|language)$/, '$1'],
  [/^(codeCountries)\b.*$/, '$1'],
  [/^sms\.(entityId|header)$/, '$1'],
  [/^sms\.(templates\.(?:code|ready))\.id$/, '$1.id'],
  [/^sms\.(templates\.(?:code|ready))\b.*$/, '$1'],
];

/** Moves the server's faults to the fields where they can be corrected. */
export function placeFaults(faults: Faults, { settings, credentials }: Draft): Faults {
  const { provider } = settings.sms;
  const host = credentials.host.trim() === '' ? 'key' : 'host';
  const whole: Record<string, string> = {
    smsCredentials: provider === 'http' ? 'url' : host,
    whatsAppCredentials: credentials.whatsAppHost.trim() === '' ? 'token' : 'whatsAppHost',
  };
  const fieldOf = (path: string) => {
    const [known, field = ''] = FIELDS.find(([pattern]) => pattern.test(path)) ?? [];
    return whole[path] ?? (known ? path.replace(known, field) : path);
  };
  return Object.fromEntries(Object.entries(faults).map(([path, fault]) => [fieldOf(path), fault]));
}
