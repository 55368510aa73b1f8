import type { GstPart } from '#money/bills/rules/gst-parts.ts';
import type { CodeRow, GstSums, SeriesRow } from '#money/bills/rules/gst-return.ts';
import { seqOf } from '#money/bills/rules/gst-return.ts';
import type { BasisPoints, Minor } from '#platform/money/rules/money.ts';
import { nameOfHsn, unitsOf } from './hsn-names.ts';

/** Rupees and percent as the file has them. Adding 0 turns -0 into 0. */
export const hundredths = (amount: Minor | BasisPoints): number => amount / 100 + 0;

interface TaxAmounts {
  iamt?: number;
  camt?: number;
  samt?: number;
}

/** Within a state the halves, between states the whole. What the bill has charged besides is never lost. */
export function taxesOf({ igst, cgst, sgst }: GstSums, isBetweenStates: boolean): TaxAmounts {
  return {
    ...(isBetweenStates || igst !== 0 ? { iamt: hundredths(igst) } : {}),
    ...(!isBetweenStates || cgst !== 0 || sgst !== 0
      ? { camt: hundredths(cgst), samt: hundredths(sgst) }
      : {}),
  };
}

type RateRow = GstSums & { rate: BasisPoints };

/** The lines of an invoice or a note, one for each rate. The offline tool numbers them by rate. */
export const itemsOf = (rows: readonly RateRow[], isBetweenStates: boolean) =>
  rows.map((row) => ({
    num: row.rate + 1,
    itm_det: {
      txval: hundredths(row.taxable),
      rt: hundredths(row.rate),
      ...taxesOf(row, isBetweenStates),
      csamt: hundredths(row.other),
    },
  }));

interface Exempt {
  part: Pick<GstPart, 'taxable' | 'other'>;
  isRegistered: boolean;
  isBetweenStates: boolean;
}

/** What has no GST. Where it has another tax, such as VAT, it is outside of GST. */
export function exemptRows(exempt: readonly Exempt[]) {
  const groups = Map.groupBy(
    exempt,
    ({ isBetweenStates, isRegistered }) =>
      `${isBetweenStates ? 'INTR' : 'INTRA'}${isRegistered ? 'B2B' : 'B2C'}`,
  );
  const sumOf = (own: readonly Exempt[]) => hundredths(own.reduce((sum, { part }) => sum + part.taxable, 0));
  return [...groups]
    .map(([sply_ty, own]) => ({
      sply_ty,
      expt_amt: 0,
      nil_amt: sumOf(own.filter(({ part }) => part.other === 0)),
      ngsup_amt: sumOf(own.filter(({ part }) => part.other !== 0)),
    }))
    .filter(({ nil_amt, ngsup_amt }) => nil_amt !== 0 || ngsup_amt !== 0);
}

export const codeRows = (codes: readonly CodeRow[]) =>
  codes.map((row, at) => {
    const desc = nameOfHsn(row.code);
    return {
      num: at + 1,
      hsn_sc: row.code,
      ...(desc === undefined ? {} : { desc }),
      ...unitsOf(row.code, row.quantity),
      rt: hundredths(row.rate),
      txval: hundredths(row.taxable),
      iamt: hundredths(row.igst),
      samt: hundredths(row.sgst),
      camt: hundredths(row.cgst),
      // A tax that is no GST, such as VAT, is no cess either.
      csamt: row.rate === 0 ? 0 : hundredths(row.other),
    };
  });

/** The numbers of these kinds of documents in the list of the return. */
const DOCUMENTS = [
  { kind: 'bill', doc_num: 1, doc_typ: 'Invoices for outward supply' },
  { kind: 'credit', doc_num: 5, doc_typ: 'Credit Note' },
] as const;

/** A number between the first and the last that this return has no document of is reported as cancelled. */
export const documentRows = (series: readonly SeriesRow[]) =>
  DOCUMENTS.map(({ kind, ...row }) => ({
    ...row,
    docs: series
      .filter((one) => one.kind === kind)
      .map(({ first, last, count }, at) => {
        const totnum = seqOf({ number: last }) - seqOf({ number: first }) + 1;
        return { num: at + 1, from: first, to: last, totnum, cancel: totnum - count, net_issue: count };
      }),
  })).filter(({ docs }) => docs.length > 0);
