import { suppliesOf } from '../bills/bill.ts';
import type { BillContent } from '../bills/bill-sheet.ts';
import { type GstPart, partsByRate } from '../bills/gst-parts.ts';
import { added } from '../bills/gst-return.ts';
import type { Minor } from '../money/money.ts';

export interface InvoiceItem extends GstPart {
  label: string;
  /** Before the discount. */
  gross: Minor;
  discount: Minor;
  /** Of a portion, before the discount; null where the price has taxes within, or is part of a combo's. */
  each: Minor | null;
}

/**
 * Dishes and charges with their part of the bill's taxes. A correction that would have negative rows has one for each code
 * and rate: the registry knows no negative amounts.
 */
export function itemsOf({ figures }: Pick<BillContent, 'figures'>): InvoiceItem[] {
  const parts = partsByRate(figures);
  const isNegative = parts.some(({ taxable }) => taxable < 0);
  if (isNegative)
    return added(parts, ({ code, rate }) => `${code} ${rate}`).map((part) => net(part, 'Correction'));
  const priced = figures.lines.flatMap((line) =>
    line.parts || line.within !== undefined || line.quantity === 0
      ? (line.parts ?? [line]).map(() => null)
      : line,
  );
  const labels = [...suppliesOf(figures.lines), ...figures.charges].map(({ label }) => label);
  return parts
    .map((part, at) => {
      const line = priced[at];
      const label = labels[at] ?? 'Correction';
      const gross = line ? line.rate * line.quantity : 0;
      // A price that was rounded on the way stays out of what must tie.
      if (!line || gross < part.taxable) return net(part, label);
      return { ...part, label, gross, discount: gross - part.taxable, each: line.rate };
    })
    .filter(({ gross, taxable, cgst, sgst, igst, other }) =>
      [gross, taxable, cgst, sgst, igst, other].some(Boolean),
    );
}

const net = (part: GstPart, label: string): InvoiceItem => ({
  ...part,
  label,
  gross: part.taxable,
  discount: 0,
  each: null,
});
