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

/** Signs that no receipt printer has, in signs that each has. Nothing in it is a printer's command, or too much for XML. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Zs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[₹×–—‘’“”…•·½¼¾]/g, (sign) => PLAIN[sign] ?? sign);
}

/** Whether each printer has letters for it. */
export function isPlain(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}
