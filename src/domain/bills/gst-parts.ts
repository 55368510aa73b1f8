import type { BasisPoints, Minor } from '../money/money.ts';
import { divide } from '../money/tab.ts';
import {
  type BillFigures,
  type BillTax,
  columnOf,
  RESTAURANT_SERVICE,
  suppliesOf,
  type TaxColumn,
} from './bill.ts';

/** A line of a bill, a dish of a combo or a charge, with its part of the bill's taxes. */
export interface GstPart extends Record<TaxColumn, Minor> {
  /** HSN or SAC. */
  code: string;
  /** Of GST alone. */
  rate: BasisPoints;
  quantity: number;
  taxable: Minor;
}

/** Shares the tax rows of a bill among its lines and charges, so that nothing is lost or added. */
export function partsByRate(figures: BillFigures): GstPart[] {
  const parts = partsOf(figures);
  // GST last: its rate is the one that counts for a line that has other taxes too.
  const taxes = figures.taxes.toSorted((one, other) => Number(isGst(one)) - Number(isGst(other)));
  for (const tax of taxes) {
    const whole = wholeRate(tax);
    const own = carriers(parts, whole);
    const shares = divide(
      tax.amount,
      own.map(({ part }) => Math.max(0, part.taxable)),
    );
    for (const [at, { part }] of own.entries()) {
      part[columnOf(tax)] += shares[at] ?? 0;
      part.rate = isGst(tax) ? whole : 0;
    }
  }
  return parts.map(({ part }) => part);
}

const isGst = (tax: BillTax) => columnOf(tax) !== 'other';

/** CGST and SGST are halves of one rate. */
function wholeRate(tax: BillTax): BasisPoints {
  const column = columnOf(tax);
  return column === 'cgst' || column === 'sgst' ? tax.rate * 2 : tax.rate;
}

interface Carrier {
  part: GstPart;
  /** The rates of all its taxes added up. */
  taxRate: BasisPoints;
}

function partsOf({ lines, charges, taxable }: BillFigures): Carrier[] {
  const part = (taxRate: BasisPoints, value: Minor, quantity = 0, hsn = RESTAURANT_SERVICE): Carrier => ({
    taxRate,
    part: {
      code: hsn,
      rate: taxRate,
      quantity,
      taxable: value,
      ...{ cgst: 0, sgst: 0, igst: 0, other: 0 },
    },
  });
  const all = [
    ...suppliesOf(lines).map((one) => part(one.taxRate, one.taxable, one.quantity, one.hsn)),
    ...charges.map(({ taxRate = 0, amount, hsn }) => part(taxRate, amount, 0, hsn)),
  ];
  // A correction may have value without a line, where only a price has changed.
  const rest = taxable - lines.reduce((sum, line) => sum + line.taxable, 0);
  if (rest !== 0 || all.length === 0) all.push(part(0, rest));
  return all;
}

/** The parts with this tax alone. Without any: those with other taxes too. Without those: all. */
function carriers(parts: readonly Carrier[], rate: BasisPoints): Carrier[] {
  const exact = parts.filter(({ taxRate }) => taxRate === rate);
  const more = parts.filter(({ taxRate }) => taxRate > rate);
  return exact.length > 0 ? exact : more.length > 0 ? more : [...parts];
}
