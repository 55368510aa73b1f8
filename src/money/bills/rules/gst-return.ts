import type { BasisPoints, Minor } from '#platform/money/rules/money.ts';
import { columnOf } from './bill.ts';
import { type BillContent, isCancelled } from './bill-sheet.ts';
import { type Buyer, stateWithCode } from './buyer.ts';
import { type GstPart, partsByRate } from './gst-parts.ts';

/** What a table of the return sums up: each column adds up to that of the bills, less credit notes. */
export interface GstSums {
  taxable: Minor;
  cgst: Minor;
  sgst: Minor;
  igst: Minor;
  /** Cess and taxes that are no GST. */
  other: Minor;
}

export interface DocumentRow extends GstSums {
  buyer: Pick<Buyer, 'gstin' | 'name'>;
  number: string;
  date: string;
  /** The bill that a credit note takes back. */
  against: string;
  value: Minor;
  placeOfSupply: string;
  rate: BasisPoints;
}

interface RateRow extends GstSums {
  placeOfSupply: string;
  rate: BasisPoints;
}

export interface CodeRow extends GstSums {
  isRegistered: boolean;
  code: string;
  rate: BasisPoints;
  quantity: number;
}

export interface SeriesRow {
  kind: 'bill' | 'credit';
  first: string;
  last: string;
  count: number;
}

/** What GSTR-1 asks for. Whatever is credited to consumers is taken off their sales, as the law has it. */
export interface GstReturn {
  registered: DocumentRow[];
  consumers: RateRow[];
  registeredNotes: DocumentRow[];
  consumerNotes: DocumentRow[];
  codes: CodeRow[];
  series: SeriesRow[];
}

/** Sums up the documents of a month. Those that were issued without a GSTIN belong to no return. */
export function gstReturnOf(issued: readonly BillContent[]): GstReturn {
  const documents = issued
    .filter(({ supplier }) => supplier.gstin !== '')
    .toSorted((one, other) => (one.number < other.number ? -1 : 1))
    .map((content) => ({ content, parts: partsByRate(content.figures) }));
  const rowsOf = (isRegistered: boolean, isNote: boolean) =>
    documents
      .filter(({ content }) => isForRegistered(content) === isRegistered && isCredit(content) === isNote)
      .flatMap(({ content, parts }) => byRate(parts).map((row) => documentRow(content, row)));
  const signed = documents.flatMap(({ content, parts }) =>
    parts.map((part) => ({ ...(isCredit(content) ? negative(part) : part), content })),
  );
  return {
    registered: rowsOf(true, false),
    consumers: added(
      signed
        .filter(({ content }) => !isForRegistered(content))
        .map((part) => ({ ...sumsOf(part), rate: part.rate, placeOfSupply: placeOf(part.content) })),
      ({ rate, placeOfSupply }) => `${placeOfSupply} ${rate}`,
    ),
    registeredNotes: rowsOf(true, true),
    consumerNotes: rowsOf(false, true),
    codes: added(
      signed.map(({ content, code, rate, quantity, ...part }) => {
        return { ...sumsOf(part), isRegistered: isForRegistered(content), code, rate, quantity };
      }),
      ({ isRegistered, code, rate }) => `${isRegistered} ${code} ${rate}`,
    ).toSorted((one, other) => (one.code < other.code ? -1 : Number(one.code > other.code))),
    series: seriesOf(documents.map(({ content }) => content)),
  };
}

export const isCredit = ({ kind }: BillContent) => kind === 'credit_note';
export const isForRegistered = ({ buyer }: BillContent) => (buyer?.gstin ?? '') !== '';
/** What is eaten here is supplied here, wherever the buyer is from. A bill with IGST says that it went to their state. */
export const suppliedTo = ({ supplier, buyer, figures }: BillContent): Pick<Buyer, 'state' | 'gstin'> =>
  buyer?.state && figures.taxes.some((tax) => columnOf(tax) === 'igst') ? buyer : supplier;
const placeOf = (content: BillContent) => stateWithCode(suppliedTo(content));
const sumsOf = ({ taxable, cgst, sgst, igst, other }: GstSums): GstSums => ({
  taxable,
  cgst,
  sgst,
  igst,
  other,
});

export function negative<Row extends GstSums & { quantity?: number }>(row: Row): Row {
  const { quantity, taxable, cgst, sgst, igst, other } = row;
  return {
    ...row,
    taxable: -taxable,
    cgst: -cgst,
    sgst: -sgst,
    igst: -igst,
    other: -other,
    ...(quantity === undefined ? {} : { quantity: -quantity }),
  };
}

const byRate = (parts: readonly GstPart[]) =>
  added(
    parts.map((part) => ({ ...sumsOf(part), rate: part.rate })),
    ({ rate }) => String(rate),
  );

function documentRow(content: BillContent, row: GstSums & { rate: BasisPoints }): DocumentRow {
  const { buyer, number, date, corrects, figures } = content;
  return {
    buyer: { gstin: buyer?.gstin ?? '', name: buyer?.name ?? '' },
    number,
    date: date.slice(0, 10),
    against: corrects ?? '',
    value: figures.payable,
    placeOfSupply: placeOf(content),
    ...row,
  };
}

/** Rows of one key as one, the lowest rate first. */
export function added<Row extends GstSums & { rate: BasisPoints; quantity?: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const all = new Map<string, Row>();
  for (const row of rows) {
    const known = all.get(keyOf(row));
    all.set(keyOf(row), known ? plus(known, row) : row);
  }
  return [...all.values()].toSorted((one, other) => one.rate - other.rate);
}

function plus<Row extends GstSums & { quantity?: number }>(one: Row, other: Row): Row {
  return {
    ...one,
    taxable: one.taxable + other.taxable,
    cgst: one.cgst + other.cgst,
    sgst: one.sgst + other.sgst,
    igst: one.igst + other.igst,
    other: one.other + other.other,
    ...(one.quantity === undefined ? {} : { quantity: one.quantity + (other.quantity ?? 0) }),
  };
}

/** Numbers run without gaps. Cancelled are those of tablets for what could not be saved: they are not among the issued. */
function seriesOf(documents: readonly BillContent[]): SeriesRow[] {
  const series = Map.groupBy(documents, ({ number }) => number.slice(0, number.lastIndexOf('/')));
  return [...series.values()].map((own) => {
    const ordered = own.toSorted((one, other) => seqOf(one) - seqOf(other));
    return {
      kind: own.some(isCredit) ? 'credit' : 'bill',
      first: ordered[0]?.number ?? '',
      last: ordered.at(-1)?.number ?? '',
      count: own.filter((document) => !isCancelled(document)).length,
    };
  });
}

export const seqOf = ({ number }: { number: string }) => Number(number.slice(number.lastIndexOf('/') + 1));
