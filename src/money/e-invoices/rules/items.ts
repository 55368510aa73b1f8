import { suppliesOf } from '#money/bills/rules/bill.ts';
import type { BillContent } from '#money/bills/rules/bill-sheet.ts';
import { type GstPart, partsByRate } from '#money/bills/rules/gst-parts.ts';
import { added } from '#money/bills/rules/gst-return.ts';
import type { Minor } from '#platform/money/rules/money.ts';

export interface InvoiceItem extends GstPart {
  label: string;
  /** Before the discount. */
  gross: Minor;
  discount: Minor;
  /** Of a portion, before the discount; null where the price has taxes within, or is part of a combo's. */
  each: Minor | null;
}

const AMOUNTS = ['taxable', 'cgst', 'sgst', 'igst', 'other'] as const;

const hasValue = (part: GstPart) => AMOUNTS.some((amount) => part[amount] !== 0);

/**
 * Dishes and charges with their part of the bill's taxes, without those that were free. A correction that would have
 * negative rows has one for each code and rate: the registry knows no negative amounts.
 */
export function itemsOf({ figures }: Pick<BillContent, 'figures'>): InvoiceItem[] {
  const parts = partsByRate(figures);
  const isNegative = parts.some((part) => AMOUNTS.some((amount) => part[amount] < 0));
  if (isNegative) {
    const groups = added(parts.filter(hasValue), ({ code, rate }) => `${code} ${rate}`);
    return withoutOddPaise(groups, parts.length).map((part) => net(part, 'Correction'));
  }
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
    .filter(hasValue);
}

/** Each row may be a paisa less by rounding alone. Where that is all that is left of a group, the largest has it. */
function withoutOddPaise(groups: readonly GstPart[], most: Minor): GstPart[] {
  const isOdd = (amount: Minor) => amount < 0 && amount >= -most;
  const largest = groups.reduce((one, other) => (other.taxable > one.taxable ? other : one));
  return groups
    .map((group) => {
      const settled = { ...group };
      for (const amount of AMOUNTS) {
        const odd = groups.map((one) => one[amount]).filter(isOdd);
        if (group === largest) settled[amount] += odd.reduce((sum, one) => sum + one, 0);
        else if (isOdd(group[amount])) settled[amount] = 0;
      }
      return settled;
    })
    .filter(hasValue);
}

const net = (part: GstPart, label: string): InvoiceItem => ({
  ...part,
  label,
  gross: part.taxable,
  discount: 0,
  each: null,
});
