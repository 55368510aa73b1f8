const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** State code, PAN of the business, number of its registration in that state, Z, check character. */
const GSTIN = /^(?:0[1-9]|[12]\d|3[0-8]|97|99)[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

/** Licences of the centre and the states begin with 1, registrations of small kitchens with 2. */
const FSSAI = /^[12]\d{13}$/;

export function isGstin(text: string): boolean {
  return GSTIN.test(text) && text.slice(14) === gstinCheck(text.slice(0, 14));
}

export function isFssai(text: string): boolean {
  return FSSAI.test(text);
}

/**
 * Computes Luhn's check in base 36: every second digit counts twice, and the digits of each product are
 * added.
 */
export function gstinCheck(first14: string): string {
  const sum = [...first14].reduce((total, digit, index) => {
    const product = DIGITS.indexOf(digit) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS.charAt((36 - (sum % 36)) % 36);
}
