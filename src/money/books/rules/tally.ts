import { toDecimal } from '#platform/money/rules/money.ts';
import { escapeHtml } from '#platform/text/rules/escape-html.ts';
import { aboutEntry, namesOf } from './accounts.ts';
import type { Entry, EntryKind, Posting } from './entries.ts';

/** The kind of voucher that Tally keeps each of them in. */
const VOUCHERS: Record<EntryKind, string> = {
  sold: 'Sales',
  credited: 'Credit Note',
  received: 'Receipt',
  settled: 'Journal',
  refunded: 'Payment',
  cashIn: 'Receipt',
  cashOut: 'Payment',
  cashMoved: 'Contra',
};

/** Tally has it from the start. */
const BUILT_IN = 'Cash';

/**
 * The entries as vouchers for Tally's import, after the ledgers that they need. A voucher has the same id in every file, by
 * which Tally knows what it has.
 */
export function tallyOf(entries: readonly Entry[], { storeId }: { storeId: string }): string {
  const used = entries.flatMap(({ postings }) => postings.map(namesOf));
  const ledgers = new Map(used.map(({ ledger, group }) => [ledger, group]));
  ledgers.delete(BUILT_IN);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ENVELOPE>',
    '<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>',
    '<BODY><IMPORTDATA>',
    '<REQUESTDESC><REPORTNAME>All Masters</REPORTNAME></REQUESTDESC>',
    '<REQUESTDATA>',
    ...[...ledgers].map(([ledger, group]) => ledgerOf(ledger, group)),
    ...entries.map((entry) => voucherOf(entry, storeId)),
    '</REQUESTDATA>',
    '</IMPORTDATA></BODY>',
    '</ENVELOPE>',
    '',
  ].join('\n');
}

const message = (content: string) => `<TALLYMESSAGE xmlns:UDF="TallyUDF">${content}</TALLYMESSAGE>`;
const tag = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

const ledgerOf = (ledger: string, group: string) =>
  message(
    `<LEDGER NAME="${escapeHtml(ledger)}" ACTION="Create">${tag('NAME', ledger)}${tag('PARENT', group)}</LEDGER>`,
  );

function voucherOf(entry: Entry, storeId: string): string {
  const type = VOUCHERS[entry.kind];
  const id = `thali-${storeId}-${entry.day}-${entry.kind}`;
  return message(
    [
      `<VOUCHER REMOTEID="${escapeHtml(id)}" VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View">`,
      tag('DATE', entry.day.replaceAll('-', '')),
      tag('VOUCHERTYPENAME', type),
      tag('NARRATION', aboutEntry(entry)),
      ...entry.postings.map(postingOf),
      '</VOUCHER>',
    ].join('\n'),
  );
}

/** Tally writes debits as negative. */
const postingOf = (one: Posting) =>
  [
    '<ALLLEDGERENTRIES.LIST>',
    tag('LEDGERNAME', namesOf(one).ledger),
    tag('ISDEEMEDPOSITIVE', one.amount > 0 ? 'Yes' : 'No'),
    tag('AMOUNT', toDecimal(-one.amount)),
    '</ALLLEDGERENTRIES.LIST>',
  ].join('');
