import type { Tax } from '#ordering/menu/rules/menu.ts';
import type { BasisPoints } from '#platform/money/rules/money.ts';

export const keyOfTax = ({ label, rate, included }: Tax) => `${rate} ${included} ${label}`;

const WHOLE_GST = /^gst\b/i;

/** GST under one name is CGST and SGST in equal halves. Null for other taxes. */
export function halvesOf({
  label,
  rate,
}: Pick<Tax, 'label' | 'rate'>): { label: string; rate: BasisPoints }[] | null {
  if (!WHOLE_GST.test(label) || rate % 2 !== 0) return null;
  return ['CGST', 'SGST'].map((half) => ({ label: half, rate: rate / 2 }));
}
