import { toDecimal } from '#platform/money/rules/money.ts';
import { aboutEntry, namesOf } from './accounts.ts';
import type { Entry, Posting } from './entries.ts';

interface ZohoRow extends Pick<Entry, 'day' | 'kind'> {
  about: string;
  posting: Posting;
}

/** One row for each posting: Zoho Books makes one manual journal of the rows with one number. */
export const zohoRows = (entries: readonly Entry[]): ZohoRow[] =>
  entries.flatMap((entry) =>
    entry.postings.map((posting) => ({
      day: entry.day,
      kind: entry.kind,
      about: aboutEntry(entry),
      posting,
    })),
  );

/** What Zoho Books calls them when manual journals are imported, so that it finds the fields by itself. */
export function zohoColumns(currency: string) {
  const column = (label: string, value: (row: ZohoRow) => string) => ({ label, value });
  return [
    column('Journal Date', ({ day }) => day),
    column('Journal Number', ({ day, kind }) => `${day}-${kind}`),
    column('Notes', ({ about }) => about),
    column('Currency', () => currency),
    column('Account', ({ posting }) => namesOf(posting).ledger),
    column('Debit', ({ posting }) => (posting.amount > 0 ? toDecimal(posting.amount) : '')),
    column('Credit', ({ posting }) => (posting.amount < 0 ? toDecimal(-posting.amount) : '')),
  ];
}
