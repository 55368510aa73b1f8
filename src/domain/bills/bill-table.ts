import { type BasisPoints, formatRate, type Minor } from '../money/money.ts';
import { type BillFigures, columnOf, roundingOf, type TaxColumn, taxableByRate } from './bill.ts';
import type { DocumentKind } from './bill-settings.ts';
import type { BillContent } from './bill-sheet.ts';

/** In English in every language: it is for accountants and their programs. */
const KINDS: Record<DocumentKind, string> = {
  tax_invoice: 'Tax invoice',
  bill_of_supply: 'Bill of supply',
  bill: 'Bill',
  credit_note: 'Credit note',
};

/** A row for each bill, with the taxable value by rate; what is credited is below nothing. */
export function billTable(bills: BillContent[]): (string | number)[][] {
  const rates = [...new Set(bills.flatMap(({ figures }) => taxableByRate(figures).map(({ rate }) => rate)))];
  const sorted = rates.toSorted((one, other) => one - other);
  const head = [
    'Number',
    'Date',
    'Kind',
    'Against',
    'Order',
    'Customer',
    'GSTIN of the restaurant',
    ...sorted.map((rate) => `Taxable value ${formatRate(rate)}`),
    'Charges',
    'CGST',
    'SGST',
    'IGST',
    'Other taxes',
    'Total',
    'Round off',
    'Grand total',
  ];
  return [head, ...bills.map((bill) => rowOf(bill, sorted))];
}

function rowOf(bill: BillContent, rates: BasisPoints[]): (string | number)[] {
  const { figures, kind } = bill;
  const sign = kind === 'credit_note' ? -1 : 1;
  // Adding nothing makes a plain zero of one below nothing.
  const amount = (value: Minor) => (sign * value) / 100 + 0;
  const rounding = roundingOf(figures);
  const byRate = new Map(taxableByRate(figures).map(({ rate, taxable }) => [rate, taxable]));
  return [
    bill.number,
    bill.date,
    KINDS[kind],
    bill.corrects ?? '',
    bill.order.number,
    bill.customer,
    bill.supplier.gstin,
    ...rates.map((rate) => amount(byRate.get(rate) ?? 0)),
    amount(sumOf(figures.charges.filter(({ taxRate }) => taxRate === undefined))),
    ...(['cgst', 'sgst', 'igst', 'other'] as const).map((column) => amount(taxOf(figures, column))),
    amount(rounding.rows),
    amount(rounding.roundOff),
    amount(figures.payable),
  ];
}

function taxOf({ taxes }: BillFigures, column: TaxColumn): Minor {
  return sumOf(taxes.filter((tax) => columnOf(tax) === column));
}

function sumOf(rows: { amount: Minor }[]): Minor {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
