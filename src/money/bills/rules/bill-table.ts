import { type BasisPoints, formatRate, type Minor } from '#platform/money/rules/money.ts';
import { type BillFigures, columnOf, hsnCodesOf, type TaxColumn, taxableByRate } from './bill.ts';
import type { DocumentKind } from './bill-settings.ts';
import type { BillContent } from './bill-sheet.ts';

/** English in every language, since accountants and their programs read it. */
const KINDS: Record<DocumentKind, string> = {
  tax_invoice: 'Tax invoice',
  bill_of_supply: 'Bill of supply',
  bill: 'Bill',
  credit_note: 'Credit note',
};

interface BillColumn {
  label: string;
  value: (bill: BillContent) => string | number;
}

/** The columns of a table of bills, one of them for the taxable value at each rate. Credited amounts are negative. */
export function billColumns(bills: BillContent[]): BillColumn[] {
  const rates = [...new Set(bills.flatMap(({ figures }) => taxableByRate(figures).map(({ rate }) => rate)))];
  return [
    { label: 'Number', value: (bill) => bill.number },
    { label: 'Date', value: (bill) => bill.date },
    { label: 'Kind', value: (bill) => KINDS[bill.kind] },
    { label: 'Against', value: (bill) => bill.corrects ?? '' },
    { label: 'Order', value: (bill) => bill.order.number },
    { label: 'Customer', value: (bill) => bill.customer },
    { label: 'GSTIN of the restaurant', value: (bill) => bill.supplier.gstin },
    ...rates
      .toSorted((one, other) => one - other)
      .map((rate) => amount(`Taxable value ${formatRate(rate)}`, (figures) => taxableAt(figures, rate))),
    amount('Charges', ({ charges }) => sumOf(charges.filter(({ taxRate }) => taxRate === undefined))),
    amount('CGST', (figures) => taxOf(figures, 'cgst')),
    amount('SGST', (figures) => taxOf(figures, 'sgst')),
    amount('IGST', (figures) => taxOf(figures, 'igst')),
    amount('Other taxes', (figures) => taxOf(figures, 'other')),
    amount('Total', ({ total }) => total),
    amount('Round off', ({ roundOff }) => roundOff),
    amount('Grand total', ({ payable }) => payable),
    { label: 'HSN/SAC', value: ({ figures }) => hsnCodesOf(figures).join(' ') },
  ];
}

function amount(label: string, amountOf: (figures: BillFigures) => Minor): BillColumn {
  const signOf = (kind: DocumentKind) => (kind === 'credit_note' ? -1 : 1);
  return { label, value: ({ kind, figures }) => (signOf(kind) * amountOf(figures)) / 100 + 0 };
  // Adding 0 turns -0 into 0.
}

function taxableAt(figures: BillFigures, wanted: BasisPoints): Minor {
  return new Map(taxableByRate(figures).map(({ rate, taxable }) => [rate, taxable])).get(wanted) ?? 0;
}

function taxOf({ taxes }: BillFigures, column: TaxColumn): Minor {
  return sumOf(taxes.filter((tax) => columnOf(tax) === column));
}

function sumOf(rows: { amount: Minor }[]): Minor {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
