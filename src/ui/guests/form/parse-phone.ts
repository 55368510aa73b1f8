import { PHONE_LENGTH } from '#ordering/placing/rules/checkout.ts';

/** The national number in a text that may have spaces, a leading zero or the country code. */
export function parsePhone(text: string, countryCode: string): string {
  const digits = text.replace(/[^\d+]/g, '');
  const code = countryCode.slice(1);
  if (digits.startsWith(countryCode)) return digits.slice(countryCode.length);
  const bare = digits.replaceAll('+', '');
  if (bare.length === PHONE_LENGTH + code.length && bare.startsWith(code)) return bare.slice(code.length);
  if (bare.length === PHONE_LENGTH + 1 && bare.startsWith('0')) return bare.slice(1);
  return bare;
}
