import type { Minor } from './money.ts';

const SMALL =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
const STEPS: [number, string][] = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
];

/** Spells a number in the Indian system: One Lakh Twenty Three Thousand Four Hundred Fifty Six. */
export function inWords(number: number): string {
  for (const [size, name] of STEPS) {
    if (number < size) continue;
    const [most, rest] = [`${inWords(Math.floor(number / size))} ${name}`, number % size];
    return rest === 0 ? most : `${most} ${inWords(rest)}`;
  }
  if (number < SMALL.length) return SMALL[number] ?? '';
  const ten = TENS[Math.floor(number / 10)] ?? '';
  return number % 10 === 0 ? ten : `${ten} ${SMALL[number % 10]}`;
}

export function amountInWords(amount: Minor, currency: string): string {
  const [whole, hundredths] = [Math.floor(amount / 100), amount % 100];
  if (currency !== 'INR') {
    const rest = hundredths === 0 ? '' : ` and ${String(hundredths).padStart(2, '0')}/100`;
    return `${currency} ${inWords(whole)}${rest} Only`;
  }
  const rupees = `${whole === 1 ? 'Rupee' : 'Rupees'} ${inWords(whole)}`;
  const paise = hundredths === 0 ? '' : ` and ${inWords(hundredths)} ${hundredths === 1 ? 'Paisa' : 'Paise'}`;
  return `${rupees}${paise} Only`;
}
