/** Parses "487.43" to paise; null if invalid. */
export function parseAmount(text: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const [, rupees = '', hundredths = ''] = match;
  return Number(rupees) * 100 + Number(hundredths.padEnd(2, '0'));
}

export function toDecimal(paise: number): string {
  return `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
}

export function toRupees(paise: number): string {
  return `₹${new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(paise / 100)}`;
}
