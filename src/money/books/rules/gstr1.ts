import type { BillContent } from '#money/bills/rules/bill-sheet.ts';
import { type GstPart, partsByRate } from '#money/bills/rules/gst-parts.ts';
import {
  added,
  type GstReturn,
  type GstSums,
  gstReturnOf,
  isCredit,
  isForRegistered,
  negative,
  suppliedTo,
} from '#money/bills/rules/gst-return.ts';
import type { BasisPoints, Minor } from '#platform/money/rules/money.ts';
import { indianStateOf } from '#restaurant/stores/rules/indian-states.ts';
import { codeRows, documentRows, exemptRows, hundredths, itemsOf, taxesOf } from './gstr1-rows.ts';

export interface Gstr1Of {
  gstin: string;
  /** Such as 2026-11. */
  month: string;
}

interface Document {
  content: BillContent;
  /** What has GST, as one row for each rate. */
  taxed: (GstSums & { rate: BasisPoints })[];
  /** What has none. */
  exempt: GstPart[];
  isNote: boolean;
  isRegistered: boolean;
  /** The code of the state that it was supplied to. */
  pos: string;
  isBetweenStates: boolean;
}

/** From this month on the codes of companies and consumers are apart. */
const CODES_APART_FROM = '2025-05';
/** A sale to a consumer in another state above this is named alone. */
const largeFrom = (month: string): Minor => (month < '2024-08' ? 2_50_000_00 : 1_00_000_00);

/**
 * GSTR-1 of a month as the offline tool V3.2.4 of the government writes it, with its order of keys. What is empty is left
 * out. Bills under another GSTIN are not in it.
 */
export function gstr1Of(issued: readonly BillContent[], { gstin, month }: Gstr1Of) {
  const own = issued.filter(({ supplier }) => supplier.gstin === gstin);
  const documents = own.map(documentOf).toSorted((one, other) => (numberOf(one) < numberOf(other) ? -1 : 1));
  const limit = largeFrom(month);
  const isLarge = ({ content, isRegistered, isBetweenStates }: Document) =>
    !isRegistered && isBetweenStates && content.figures.payable > limit;
  const large = documents.filter((one) => isLarge(one) && !one.isNote);
  const numbers = new Set(large.map(numberOf));
  // A note that is large itself corrects a bill that was.
  const isOfLarge = (one: Document) => isLarge(one) || numbers.has(one.content.corrects ?? '');
  const [registered, consumers] = [true, false].map((is) =>
    documents.filter(({ isRegistered }) => isRegistered === is),
  ) as [Document[], Document[]];
  const { codes, series } = gstReturnOf(own);
  const sections = {
    b2b: byBuyer(withTax(registered, false)).map(([ctin, own]) => ({ ctin, inv: own.map(invoice) })),
    b2cl: [...Map.groupBy(withTax(large, false), ({ pos }) => pos)].map(([pos, own]) => ({
      pos,
      inv: own.map(({ content, taxed }) => ({ ...invoiceHead(content), itms: itemsOf(taxed, true) })),
    })),
    b2cs: smallRows(consumers.filter((one) => !isOfLarge(one))),
    nil: listed('inv', exemptRows(documents.flatMap(exemptOf))),
    cdnr: byBuyer(withTax(registered, true)).map(([ctin, own]) => ({ ctin, nt: own.map(note) })),
    cdnur: withTax(consumers, true)
      .filter(isOfLarge)
      .map(({ content, pos, taxed }) => ({
        ...noteHead(content),
        typ: 'B2CL',
        pos,
        itms: itemsOf(taxed, true),
      })),
    doc_issue: listed('doc_det', documentRows(series)),
    hsn: month < CODES_APART_FROM ? listed('data', allCodes(codes)) : codesApart(codes),
  };
  const [year = '', number = ''] = month.split('-');
  return { gstin, fp: `${number}${year}`, version: 'GST3.2.4', hash: 'hash', ...withoutEmpty(sections) };
}

const numberOf = ({ content }: Document) => content.number;

function documentOf(content: BillContent): Document {
  const parts = partsByRate(content.figures);
  const [home, there] = [content.supplier, suppliedTo(content)].map((place) => indianStateOf(place)?.code);
  const pos = there ?? home ?? '';
  return {
    content,
    taxed: added(parts.filter(hasGst), ({ rate }) => String(rate)),
    exempt: parts.filter((part) => !hasGst(part)),
    isNote: isCredit(content),
    isRegistered: isForRegistered(content),
    pos,
    isBetweenStates: pos !== home,
  };
}

const hasGst = ({ rate, cgst, sgst, igst }: GstPart) => [rate, cgst, sgst, igst].some((one) => one !== 0);

const withTax = (documents: readonly Document[], isNote: boolean) =>
  documents.filter((one) => one.isNote === isNote && one.taxed.length > 0);

const byBuyer = (documents: readonly Document[]) => [
  ...Map.groupBy(documents, ({ content }) => content.buyer?.gstin ?? ''),
];

/** 2026-11-20 18:30 as 20-11-2026. */
const dateOf = ({ date }: BillContent) => date.slice(0, 10).split('-').toReversed().join('-');

const invoiceHead = (content: BillContent) => ({
  inum: content.number,
  idt: dateOf(content),
  val: hundredths(content.figures.payable),
});

const noteHead = (content: BillContent) => ({
  nt_num: content.number,
  nt_dt: dateOf(content),
  ntty: 'C',
  val: hundredths(content.figures.payable),
});

/** What a company was billed or credited: no reverse charge, a regular supply. */
const regular = ({ pos, taxed, isBetweenStates }: Document) => ({
  pos,
  rchrg: 'N',
  inv_typ: 'R',
  itms: itemsOf(taxed, isBetweenStates),
});

const invoice = (one: Document) => ({ ...invoiceHead(one.content), ...regular(one) });
const note = (one: Document) => ({ ...noteHead(one.content), ...regular(one) });

/** Sales to consumers by state and rate, less their notes. */
function smallRows(documents: readonly Document[]) {
  const rows = documents.flatMap(({ taxed, isNote, pos, isBetweenStates }) =>
    taxed.map((row) => ({ ...(isNote ? negative(row) : row), pos, isBetweenStates })),
  );
  return added(rows, ({ pos, rate }) => `${pos} ${rate}`)
    .filter(({ taxable, igst, cgst, sgst, other }) =>
      [taxable, igst, cgst, sgst, other].some((amount) => amount !== 0),
    )
    .map(({ pos, isBetweenStates, ...row }) => ({
      sply_ty: isBetweenStates ? 'INTER' : 'INTRA',
      rt: hundredths(row.rate),
      typ: 'OE',
      pos,
      txval: hundredths(row.taxable),
      ...taxesOf(row, isBetweenStates),
      csamt: hundredths(row.other),
    }));
}

const exemptOf = ({ exempt, isNote, isRegistered, isBetweenStates }: Document) =>
  exempt.map((part) => ({ part: isNote ? negative(part) : part, isRegistered, isBetweenStates }));

/** Of companies and consumers together. */
const allCodes = (codes: GstReturn['codes']) =>
  codeRows(added(codes, ({ code, rate }) => `${code} ${rate}`).toSorted(byCode));

function codesApart(codes: GstReturn['codes']) {
  const [hsn_b2b = [], hsn_b2c = []] = [true, false].map((is) =>
    codeRows(codes.filter(({ isRegistered }) => isRegistered === is)),
  );
  return withoutEmpty({ hsn_b2b, hsn_b2c });
}

const byCode = (one: { code: string }, other: { code: string }) => (one.code < other.code ? -1 : 1);

const listed = <Key extends string, Row>(key: Key, rows: Row[]) =>
  withoutEmpty({ [key]: rows } as Record<Key, Row[]>);

/** Leaves out what has nothing in it. */
function withoutEmpty<Sections extends object>(sections: Sections): Partial<Sections> {
  const kept = Object.entries(sections).filter(([, section]) => Object.keys(section).length > 0);
  return Object.fromEntries(kept) as Partial<Sections>;
}
