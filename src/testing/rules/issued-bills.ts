import * as fc from 'fast-check';
import { type BilledLine, billOf, differenceOf } from '#money/bills/rules/bill.ts';
import type { BillContent } from '#money/bills/rules/bill-sheet.ts';
import { NO_BUYER } from '#money/bills/rules/buyer.ts';
import { taxesWithin } from '#ordering/catalogue/rules/sold-taxes.ts';
import type { Tax } from '#ordering/menu/rules/menu.ts';
import { charges, priceables } from './arbitraries.ts';
import { aPriceable } from './builders.ts';

export const HALVES: Tax[] = [
  { label: 'CGST', rate: 250 },
  { label: 'SGST', rate: 250 },
];
export const aBilledLine = (line: ReturnType<typeof aPriceable>, id: string, hsn?: string): BilledLine => ({
  ...line,
  id,
  label: 'Dish',
  options: [],
  hsn,
});
export const GSTIN = '29AAGCB7383J1Z4';
export const SUPPLIER = { name: 'Rao', legalName: '', address: '', state: 'Karnataka', fssai: '' };
export const COMPANY = { ...NO_BUYER, name: 'Shah & Sons', state: 'Maharashtra', gstin: '27AAPFU0939F1ZV' };
/** Somebody without a GSTIN, in another state. */
export const STRANGER = { ...NO_BUYER, name: 'Asha', state: 'Maharashtra' };

export function aBill(
  number: string,
  figures: BillContent['figures'],
  more: Partial<BillContent> = {},
): BillContent {
  return {
    kind: 'tax_invoice',
    number,
    date: '2026-11-20 18:30',
    supplier: { ...SUPPLIER, gstin: GSTIN },
    customer: '',
    order: { number: 1, type: 'Dine-In', place: '' },
    currency: 'INR',
    figures,
    corrects: null,
    footer: '',
    ...more,
  };
}
export const PLAIN = { kind: 'tax_invoice', isRounded: false } as const;
export const tea = (price: number, taxes: Tax[] = HALVES) =>
  billOf([aBilledLine(aPriceable(price, { taxes, quantity: 1 }), 'a')], [], PLAIN);

const codes = fc.constantFrom(undefined, '2106', '21069099');
/** Bills and credit notes of a month, some of them for companies or between states. */
export const issuedBills: fc.Arbitrary<BillContent[]> = fc
  .array(
    fc.record({
      lines: fc.array(fc.tuple(priceables, fc.boolean(), codes), { maxLength: 4 }),
      charges,
      isWithin: fc.boolean(),
      buyer: fc.constantFrom(undefined, COMPANY, STRANGER),
      isBetween: fc.boolean(),
      isNote: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  .map((drawn) =>
    drawn.map(({ lines, charges, isWithin, buyer, isBetween, isNote }, at) => {
      const between = (taxes: Tax[]) => taxes.slice(0, 1).map((tax) => ({ ...tax, label: 'IGST' }));
      const taxesOf = (own: Tax[]) => {
        const taxes = isBetween ? between(own) : own;
        return isWithin ? taxesWithin(taxes) : taxes;
      };
      const taxed = lines.map(([line, isKept, hsn], index) => ({
        line: aBilledLine({ ...line, taxes: taxesOf(line.taxes) }, String(index), hsn),
        isKept,
      }));
      const all = billOf(
        taxed.map(({ line }) => line),
        charges,
        PLAIN,
      );
      const less = billOf(
        taxed.filter(({ isKept }) => isKept).map(({ line }) => line),
        charges,
        PLAIN,
      );
      const more = buyer ? { buyer } : {};
      return isNote && all.total >= less.total
        ? aBill(`CN/26-27/${at}`, differenceOf(all, less), {
            ...more,
            kind: 'credit_note',
            corrects: 'INV/1',
          })
        : aBill(`INV/26-27/${at}`, all, more);
    }),
  );
