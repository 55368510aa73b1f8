import type { Category, Item } from './menu.ts';

/** Codes of goods (HSN) have 4, 6 or 8 digits. Those of services (SAC) begin with 99 and have 6 at most. */
export const HSN = /^(?!99\d{6})(?:\d{4}|\d{6}|\d{8})$/;

/** Reads a typed code. Spreadsheets take the first 0 off, and tariffs are written with dots. Null: it is none. */
export function readHsn(typed: string): string | null {
  const digits = typed.replace(/[\s.]/g, '');
  const code = /^\d+$/.test(digits) && digits.length % 2 === 1 ? `0${digits}` : digits;
  return HSN.test(code) ? code : null;
}

/** The code that a dish is sold under. Null: that of restaurant service, which needs no setting. */
export function hsnOf(
  { item, category }: { item: Pick<Item, 'hsn'>; category: Pick<Category, 'hsn'> },
  ofStore: string | null,
): string | null {
  return item.hsn ?? category.hsn ?? ofStore;
}

/** What was typed, as the code that it is. Undefined: nothing was typed. */
export function tidyHsn(typed: string | undefined): string | undefined {
  const text = typed?.trim();
  return text ? (readHsn(text) ?? text) : undefined;
}
