import { PHONE_LENGTH } from '#domain/placing/checkout.ts';

/** A number as people and their address books write it: with spaces, a zero or the country's code before it. */
export function parsePhone(text: string, countryCode: string): string {
  const digits = text.replace(/[^\d+]/g, '');
  const code = countryCode.slice(1);
  if (digits.startsWith(countryCode)) return digits.slice(countryCode.length);
  const bare = digits.replaceAll('+', '');
  if (bare.length === PHONE_LENGTH + code.length && bare.startsWith(code)) return bare.slice(code.length);
  if (bare.length === PHONE_LENGTH + 1 && bare.startsWith('0')) return bare.slice(1);
  return bare;
}
