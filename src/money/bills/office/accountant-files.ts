import type { QueryClient } from '@tanstack/react-query';
import { entriesOf } from '#money/books/rules/entries.ts';
import { gstr1Of } from '#money/books/rules/gstr1.ts';
import { journalOf } from '#money/books/rules/journal.ts';
import { iffOf, quarterlyGstr1Of, quarterOf } from '#money/books/rules/quarter.ts';
import { tallyOf } from '#money/books/rules/tally.ts';
import { zohoColumns, zohoRows } from '#money/books/rules/zoho.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { writeFile } from '#ui/office/sheets/write-file.ts';
import { type BillFilter, billsOfDaysQuery } from '../office-api/bills.ts';
import type { BillContent } from '../rules/bill-sheet.ts';

const ENDINGS = {
  gstr1: 'json',
  iff: 'json',
  quarter: 'json',
  journal: 'journal',
  tally: 'xml',
  zoho: 'csv',
} as const;
export type AccountantFile = keyof typeof ENDINGS;

/** Who files every three months needs another file at the end of a quarter than before it. */
export function filesOf(month: string, hasReturn: boolean): AccountantFile[] {
  const isLast = quarterOf(month)[2] === month;
  const returns: AccountantFile[] = hasReturn ? ['gstr1', isLast ? 'quarter' : 'iff'] : [];
  return [...returns, 'journal', 'tally', 'zoho'];
}

interface FileOf {
  storeId: string;
  profile: { name: string; slug: string; currency: string; gstNo: string };
  month: string;
  days: Pick<BillFilter, 'from' | 'to'>;
  /** Those of the month. */
  bills: BillContent[];
  queries: QueryClient;
}

interface MadeFile {
  name: string;
  content: Blob;
}

/** The file, or null where nothing would be in it. */
export async function makeFile(file: AccountantFile, from: FileOf): Promise<MadeFile | null> {
  const content =
    file === 'gstr1' || file === 'iff' || file === 'quarter' ? gst(file, from) : books(file, from);
  const made = await content;
  return made && { name: `${from.profile.slug}-${file}-${from.month}.${ENDINGS[file]}`, content: made };
}

async function gst(file: 'gstr1' | 'iff' | 'quarter', { profile, month, bills, ...from }: FileOf) {
  const of = { gstin: profile.gstNo, month };
  const json = (content: object, of: BillContent[]) =>
    of.some(({ supplier }) => supplier.gstin === profile.gstNo)
      ? new Blob([JSON.stringify(content)], { type: 'application/json' })
      : null;
  if (file !== 'quarter') return json((file === 'iff' ? iffOf : gstr1Of)(bills, of), bills);
  const days = { from: `${quarterOf(month)[0]}-01`, to: from.days.to };
  const all = await from.queries.fetchQuery(billsOfDaysQuery(from.storeId, days));
  return json(quarterlyGstr1Of(all, of), all);
}

async function books(file: 'journal' | 'tally' | 'zoho', { storeId, profile, bills, days }: FileOf) {
  const { money, cash } = await call('GET /api/stores/:storeId/bills/money', {
    params: { storeId },
    query: days,
  });
  const entries = entriesOf(bills, money, cash);
  if (entries.length === 0) return null;
  if (file === 'journal') return new Blob([journalOf(entries, profile)], { type: 'text/plain' });
  if (file === 'tally') return new Blob([tallyOf(entries, { storeId })], { type: 'application/xml' });
  return writeFile('csv', {
    columns: zohoColumns(profile.currency),
    rows: zohoRows(entries),
    sheet: 'Journals',
  });
}
