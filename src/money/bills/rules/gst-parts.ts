import { divide } from '#money/payments/rules/tab.ts';
import type { BasisPoints, Minor } from '#platform/money/rules/money.ts';
import {
  type BillCharge,
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
    const own = carriers(parts, whole, isGst(tax) ? 'gst' : 'other');
    const shares = divide(
      tax.amount,
      own.map(({ part }) => Math.max(0, part.taxable)),
    );
    for (const [at, { part, isKnown }] of own.entries()) {
      part[columnOf(tax)] += shares[at] ?? 0;
      if (isGst(tax)) part.rate = whole;
      else if (!isKnown) part.rate = 0;
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
  /** The rates of its taxes of each kind added up. On bills of before, all of them count as both. */
  gst: BasisPoints;
  other: BasisPoints;
  isKnown: boolean;
}

type Source = Pick<BillCharge, 'taxRate' | 'otherRate' | 'hsn'> & { quantity?: number };

function partsOf({ lines, charges, taxable }: BillFigures): Carrier[] {
  const supplies = suppliesOf(lines);
  const isKnown = [...supplies, ...charges].some(({ otherRate }) => otherRate !== undefined);
  const part = (value: Minor, { taxRate = 0, otherRate = 0, quantity = 0, hsn }: Source): Carrier => {
    const gst = taxRate - otherRate;
    return {
      gst,
      other: isKnown ? otherRate : taxRate,
      isKnown,
      part: {
        code: hsn ?? RESTAURANT_SERVICE,
        rate: gst,
        quantity,
        taxable: value,
        cgst: 0,
        sgst: 0,
        igst: 0,
        other: 0,
      },
    };
  };
  const all = [
    ...supplies.map((one) => part(one.taxable, one)),
    ...charges.map(({ amount, taxRate, otherRate, hsn }) => part(amount, { taxRate, otherRate, hsn })),
  ];
  // A correction may have value without a line, where only a price has changed.
  const rest = taxable - lines.reduce((sum, line) => sum + line.taxable, 0);
  if (rest !== 0 || all.length === 0) all.push(part(rest, {}));
  return all;
}

/** The parts with this tax alone. Without any: those with others of its kind too. Without those: all. */
function carriers(parts: readonly Carrier[], rate: BasisPoints, kind: 'gst' | 'other'): Carrier[] {
  const exact = parts.filter((one) => one[kind] === rate);
  const more = parts.filter((one) => one[kind] > rate);
  return exact.length > 0 ? exact : more.length > 0 ? more : [...parts];
}
