const PLAIN: Record<string, string> = {
  '₹': 'Rs.',
  '×': 'x',
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '•': '*',
  '·': '-',
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
};

/** Replaces characters that receipt printers lack, and those that are printer commands or invalid in XML. */
export function printableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Zs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[₹×–—‘’“”…•·½¼¾]/g, (sign) => PLAIN[sign] ?? sign);
}

/** Whether every printer can print the text with its own characters. */
export function isPlain(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}
