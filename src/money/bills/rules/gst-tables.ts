import { formatRate, type Minor } from '#platform/money/rules/money.ts';
import { isService } from './bill.ts';
import { type DocumentRow, type GstReturn, type GstSums, seqOf } from './gst-return.ts';

export type GstTableName = keyof GstReturn;

interface Column<Row> {
  /** English in every language, as the return has it. */
  label: string;
  text?: (row: Row) => string | number;
  amount?: (row: Row) => Minor;
}

export interface GstTable {
  name: GstTableName;
  columns: { label: string; isAmount: boolean }[];
  /** Amounts in minor units. */
  rows: (string | number)[][];
}

const SUMS: Column<GstSums>[] = [
  { label: 'Taxable value', amount: ({ taxable }) => taxable },
  { label: 'Integrated tax', amount: ({ igst }) => igst },
  { label: 'Central tax', amount: ({ cgst }) => cgst },
  { label: 'State/UT tax', amount: ({ sgst }) => sgst },
  { label: 'Cess and other taxes', amount: ({ other }) => other },
];
const TOTAL: Column<GstSums> = {
  label: 'Total value',
  amount: ({ taxable, igst, cgst, sgst, other }) => taxable + igst + cgst + sgst + other,
};
const RATE: Column<{ rate: number }> = { label: 'Rate', text: ({ rate }) => formatRate(rate) };
const PLACE: Column<{ placeOfSupply: string }> = {
  label: 'Place of supply',
  text: (row) => row.placeOfSupply,
};

const BUYER: Column<DocumentRow>[] = [
  { label: 'GSTIN of recipient', text: ({ buyer }) => buyer.gstin },
  { label: 'Receiver name', text: ({ buyer }) => buyer.name },
];
const document = (kind: 'Invoice' | 'Note'): Column<DocumentRow>[] => [
  { label: `${kind} number`, text: ({ number }) => number },
  { label: `${kind} date`, text: ({ date }) => date },
  ...(kind === 'Note' ? [{ label: 'Against', text: ({ against }: DocumentRow) => against }] : []),
  { label: `${kind} value`, amount: ({ value }) => value },
  PLACE,
  RATE,
  ...SUMS,
];

/** The tables of the return in the order of GSTR-1. */
export function gstTables(gst: GstReturn): GstTable[] {
  return [
    tableOf('registered', gst.registered, [...BUYER, ...document('Invoice')]),
    tableOf('consumers', gst.consumers, [PLACE, RATE, ...SUMS]),
    tableOf('registeredNotes', gst.registeredNotes, [...BUYER, ...document('Note')]),
    tableOf('consumerNotes', gst.consumerNotes, document('Note')),
    tableOf('codes', gst.codes, [
      { label: 'Sold to', text: ({ isRegistered }) => (isRegistered ? 'B2B' : 'B2C') },
      { label: 'HSN/SAC', text: ({ code }) => code },
      // The portal wants a unit for goods, and knows none for services.
      { label: 'UQC', text: ({ code }) => (isService(code) ? 'NA' : 'NOS') },
      { label: 'Quantity', text: ({ quantity }) => quantity },
      TOTAL,
      RATE,
      ...SUMS,
    ]),
    tableOf('series', gst.series, [
      { label: 'Documents', text: ({ kind }) => (kind === 'credit' ? 'Credit notes' : 'Invoices') },
      { label: 'From', text: ({ first }) => first },
      { label: 'To', text: ({ last }) => last },
      { label: 'Issued', text: ({ count }) => count },
      {
        label: 'Cancelled',
        text: ({ first, last, count }) => seqOf({ number: last }) - seqOf({ number: first }) + 1 - count,
      },
    ]),
  ];
}

function tableOf<Row>(name: GstTableName, rows: readonly Row[], columns: readonly Column<Row>[]): GstTable {
  return {
    name,
    columns: columns.map(({ label, amount }) => ({ label, isAmount: amount !== undefined })),
    rows: rows.map((row) => columns.map(({ amount, text }) => amount?.(row) ?? text?.(row) ?? '')),
  };
}
