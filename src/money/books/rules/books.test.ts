import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FLOW_METHODS } from '#money/reports/rules/report-sums.ts';
import { holds } from '#testing/rules/expecting.ts';
import { aBill, issuedBills, tea } from '#testing/rules/issued-bills.ts';
import { entriesOf, type MoneyOfDay } from './entries.ts';
import { journalOf } from './journal.ts';
import { tallyOf } from './tally.ts';
import { zohoColumns, zohoRows } from './zoho.ts';

const came: MoneyOfDay = {
  day: '2026-11-20',
  what: 'received',
  method: 'Cash',
  isForAccount: false,
  amount: 0,
  tip: 0,
};
const rounded = { ...tea(99_90), roundOff: 10, payable: 105_00 };
const BILLS = [
  aBill('INV/26-27/0001', tea(200_00)),
  aBill('INV/26-27/0002', rounded),
  aBill('CN/26-27/0001', tea(40_00), { kind: 'credit_note', corrects: 'INV/26-27/0001' }),
];
const MONEY: MoneyOfDay[] = [
  { ...came, amount: 150_00, tip: 10_00 },
  { ...came, method: 'UPI', amount: 60_00 },
  { ...came, method: 'Account', amount: 105_00 },
  { ...came, method: 'Card', amount: 50_00, isForAccount: true },
  { ...came, what: 'refunded', method: 'gateway', amount: 42_00 },
  { ...came, day: '2026-11-19', method: 'WrittenOff', amount: 5_00 },
];
const NAMED = { name: 'Rao & Sons', currency: 'INR' };

describe('the journal', () => {
  const lines = journalOf(entriesOf(BILLS, MONEY), NAMED).split('\n');
  const booked = (from: string) => {
    const at = lines.indexOf(from);
    return lines.slice(at + 1, lines.indexOf('', at)).map((line) => line.trim().split(/ {2,}/).join(' | '));
  };

  test('has sales by rate with their taxes and rounding, and credit notes apart', () => {
    expect(booked('2026-11-20 * Sales (2)')).toEqual([
      'Assets:Receivable:Guests | INR | 315.00',
      'Income:Sales:5% | INR | -299.90',
      'Liabilities:GST:CGST | INR | -7.50',
      'Liabilities:GST:SGST | INR | -7.50',
      'Income:Round off | INR | -0.10',
    ]);
    expect(booked('2026-11-20 * Credit notes (1)')).toEqual([
      'Income:Sales:5% | INR | 40.00',
      'Liabilities:GST:CGST | INR | 1.00',
      'Liabilities:GST:SGST | INR | 1.00',
      'Assets:Receivable:Guests | INR | -42.00',
    ]);
  });

  test('has what came in each way with tips, what is paid later, and what went back', () => {
    expect(booked('2026-11-20 * Received')).toEqual([
      'Assets:Cash | INR | 160.00',
      'Assets:UPI | INR | 60.00',
      'Assets:Card | INR | 50.00',
      'Assets:Receivable:Guests | INR | -210.00',
      'Liabilities:Tips | INR | -10.00',
      'Assets:Receivable:Khata | INR | -50.00',
    ]);
    expect(booked('2026-11-20 * Settled without money')).toEqual([
      'Assets:Receivable:Khata | INR | 105.00',
      'Assets:Receivable:Guests | INR | -105.00',
    ]);
    expect(booked('2026-11-20 * Refunds')).toEqual([
      'Assets:Receivable:Guests | INR | 42.00',
      'Assets:Gateway | INR | -42.00',
    ]);
    expect(lines.indexOf('2026-11-19 * Settled without money')).toBeLessThan(
      lines.indexOf('2026-11-20 * Sales (2)'),
    );
  });

  test('declares its currency and its accounts, and is short where nothing happened', () => {
    expect(lines.slice(0, 3)).toEqual(['; Rao & Sons', 'commodity INR 1000.00', 'account Assets:Card']);
    expect(journalOf(entriesOf([], []), NAMED)).toBe('; Rao & Sons\ncommodity INR 1000.00\n');
  });
});

describe('the vouchers for Tally', () => {
  const xml = tallyOf(entriesOf(BILLS, MONEY), { storeId: 'a-store' });

  test('are of the kind that Tally has for each, one a day', () => {
    expect([...xml.matchAll(/VCHTYPE="([^"]*)"/g)].map(([, type]) => type)).toEqual([
      ...['Journal', 'Sales', 'Credit Note', 'Receipt', 'Journal', 'Payment'],
    ]);
    expect(xml).toContain('REMOTEID="thali-a-store-2026-11-20-sold"');
    expect(xml).toContain('<DATE>20261120</DATE>');
  });

  test('write debits as negative, and their ledgers come first', () => {
    expect(xml).toContain(
      '<LEDGERNAME>Guests</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-315.00</AMOUNT>',
    );
    expect(xml).toContain(
      '<LEDGERNAME>Sales 5%</LEDGERNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE><AMOUNT>299.90</AMOUNT>',
    );
    expect(xml).toContain(
      '<LEDGER NAME="Output CGST" ACTION="Create"><NAME>Output CGST</NAME><PARENT>Duties &amp; Taxes</PARENT></LEDGER>',
    );
    expect(xml.lastIndexOf('<LEDGER ')).toBeLessThan(xml.indexOf('<VOUCHER '));
    expect(xml).not.toContain('NAME="Cash"');
  });
});

test('Zoho Books reads each day and kind as one journal, in its own words', () => {
  const columns = zohoColumns('INR');
  const rows = zohoRows(entriesOf(BILLS, MONEY)).map((row) => columns.map(({ value }) => value(row)));
  expect(columns.map(({ label }) => label)).toEqual([
    ...['Journal Date', 'Journal Number', 'Notes', 'Currency', 'Account', 'Debit', 'Credit'],
  ]);
  expect(rows.filter(([, number]) => number === '2026-11-20-credited')).toEqual([
    ['2026-11-20', '2026-11-20-credited', 'Credit notes (1)', 'INR', 'Sales 5%', '40.00', ''],
    ['2026-11-20', '2026-11-20-credited', 'Credit notes (1)', 'INR', 'Output CGST', '1.00', ''],
    ['2026-11-20', '2026-11-20-credited', 'Credit notes (1)', 'INR', 'Output SGST', '1.00', ''],
    ['2026-11-20', '2026-11-20-credited', 'Credit notes (1)', 'INR', 'Guests', '', '42.00'],
  ]);
});

const money: fc.Arbitrary<MoneyOfDay[]> = fc.array(
  fc.record({
    day: fc.constantFrom('2026-11-20', '2026-11-21'),
    what: fc.constantFrom('received', 'refunded'),
    method: fc.constantFrom(...FLOW_METHODS),
    isForAccount: fc.boolean(),
    amount: fc.integer({ min: -500_00, max: 5_000_00 }),
    tip: fc.integer({ min: 0, max: 100_00 }),
  }),
);

test('debits and credits of every entry are equal, in the journal and in Tally', () => {
  holds(
    fc.property(issuedBills, money, (bills, flows) => {
      const entries = entriesOf(bills, flows);
      for (const { postings } of entries)
        expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      const paise = (text: string) => Math.round(Number(text) * 100);
      for (const text of journalOf(entries, NAMED).split('\n\n').slice(1)) {
        const amounts = [...text.matchAll(/INR +(-?[\d.]+)/g)].map(([, amount = '']) => paise(amount));
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(0);
      }
      for (const [voucher] of tallyOf(entries, { storeId: 'a' }).matchAll(/<VOUCHER .*?<\/VOUCHER>/gs)) {
        const amounts = [...voucher.matchAll(/<AMOUNT>(.*?)</g)].map(([, amount = '']) => paise(amount));
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(0);
      }
    }),
  );
});

test('what guests owe in the books is what was billed less what came', () => {
  const owed = entriesOf(BILLS, MONEY)
    .flatMap(({ postings }) => postings)
    .reduce((sum, { account, amount }) => (account === 'guests' ? sum + amount : sum), 0);
  expect(owed).toBe(315_00 - 42_00 - 210_00 - 105_00 + 42_00 - 5_00);
});
