import { toDecimal } from '#platform/money/rules/money.ts';
import { aboutEntry, namesOf } from './accounts.ts';
import type { Entry } from './entries.ts';

interface JournalOf {
  /** The restaurant. */
  name: string;
  currency: string;
}

const WIDTH = 44;

/** The entries as plain text that hledger reads. All accounts are declared, so that its strict check passes too. */
export function journalOf(entries: readonly Entry[], { name, currency }: JournalOf): string {
  const accounts = new Set(entries.flatMap(({ postings }) => postings.map((one) => namesOf(one).journal)));
  const lines = [
    `; ${name.replaceAll(/\s+/g, ' ')}`,
    `commodity ${currency} 1000.00`,
    ...[...accounts].toSorted().map((account) => `account ${account}`),
    ...entries.flatMap((entry) => [
      '',
      `${entry.day} * ${aboutEntry(entry)}`,
      ...postingsOf(entry, currency),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

// Two spaces end the name of an account.
const postingsOf = ({ postings }: Entry, currency: string) =>
  postings.map(
    (one) => `    ${namesOf(one).journal.padEnd(WIDTH)}  ${currency} ${toDecimal(one.amount).padStart(12)}`,
  );
