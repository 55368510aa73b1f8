import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { escapeText, splitAt, unescapeText } from './escape.ts';
import { parsePercent } from './numbers.ts';

type Taxes = ItemView['taxes'];

/** Writes "CGST 2.5%; SGST 2.5%". */
export function writeTaxes(taxes: Taxes): string {
  return taxes.map(({ label, value }) => `${escapeText(label)} ${value}%`).join('; ');
}

export function parseTaxes(text: string): { taxes: Taxes } | { reason: 'TAX' | 'TOO_MANY'; value: string } {
  const taxes: Taxes = [];
  for (const part of splitAt(text, ';,')) {
    const [, label = '', rate = ''] = /^([\s\S]*?)\s*([\d.]+\s*%?)\s*$/.exec(part) ?? [];
    const value = parsePercent(rate);
    if (value === null || unescapeText(label) === '') return { reason: 'TAX', value: part.trim() };
    taxes.push({ label: unescapeText(label), value });
  }
  return taxes.length > 10 ? { reason: 'TOO_MANY', value: text } : { taxes };
}
