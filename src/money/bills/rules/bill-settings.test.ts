import { expect, test } from 'vitest';
import { amountInWords } from '#platform/money/rules/amount-in-words.ts';
import {
  billNumber,
  defaultBillSettings,
  financialYearOf,
  isServiceCharge,
  isTaxFree,
  kindFor,
  LONGEST_NUMBER,
  PREFIX,
} from './bill-settings.ts';
import { formatIndian } from './bill-sheet.ts';

test.each([
  ['2026-03-31', 2025],
  ['2026-04-01', 2026],
  ['2026-12-31', 2026],
  ['2027-01-01', 2026],
])('%s belongs to the financial year that began in %i', (day, year) => {
  expect(financialYearOf(day)).toBe(year);
});

test('a number has its series, its year and at most sixteen characters', () => {
  expect(billNumber('INV/', 2026, 42)).toBe('INV/26-27/0042');
  expect(billNumber('CN/', 2099, 1)).toBe('CN/99-00/0001');
  expect(billNumber('INV/', 2026, 999_999)).toHaveLength(LONGEST_NUMBER);
  expect(() => billNumber('INV/', 2026, 1_000_000)).toThrow('too long');
});

test.each([
  ['INV/', 42, 'B', 'INV/26-27/B/0042'],
  ['INV/', 10_000, 'B', 'INV26-27/B/10000'],
  ['INV/', 999_999, 'AB', 'I26-27/AB/999999'],
  ['', 42, 'B', '26-27/B/0042'],
])(
  'with the prefix %j, bill %i of a tablet has its letter and a prefix that fits',
  (prefix, seq, letter, number) => {
    expect(billNumber(prefix, 2026, seq, letter)).toBe(number);
  },
);

test.each(['INV/', 'A', '1-2/'])('%s is accepted as a prefix', (prefix) => {
  expect(prefix).toMatch(PREFIX);
});

test.each(['', 'INV/2', 'A B', 'É', '#1', 'A\n'])('%j is not accepted as a prefix', (prefix) => {
  expect(prefix).not.toMatch(PREFIX);
});

test('a store without a GSTIN issues no tax invoices', () => {
  expect(defaultBillSettings('').kind).toBe('bill');
  expect(defaultBillSettings('29ABCDE1234F1Z5').kind).toBe('tax_invoice');
  expect(kindFor('tax_invoice', '', true)).toBe('bill');
  expect(kindFor('bill_of_supply', '29ABCDE1234F1Z5', false)).toBe('bill_of_supply');
});

test('a sale with tax never gets a bill of supply', () => {
  expect(kindFor('bill_of_supply', '29ABCDE1234F1Z5', true)).toBe('tax_invoice');
  expect(kindFor('bill_of_supply', '', true)).toBe('bill');
});

test('a store collects no tax while it issues bills of supply', () => {
  expect(isTaxFree({ kind: 'bill_of_supply' }, '29ABCDE1234F1Z5')).toBe(true);
  expect(isTaxFree({ kind: 'bill_of_supply' }, '')).toBe(false);
  expect(isTaxFree({ kind: 'tax_invoice' }, '29ABCDE1234F1Z5')).toBe(false);
});

test.each([
  'Service charge',
  'SERVICE CHG 10%',
  'Servicing fee',
  'Gratuity',
  'Tip',
  'Staff welfare',
  'S.C.',
  'SC',
  'सेवा शुल्क',
  'सर्विस चार्ज',
  'टिप',
  'बख्शीश',
  'बख़्शीश',
])('%s is a service charge', (label) => {
  expect(isServiceCharge(label)).toBe(true);
});

test.each(['Packing', 'Delivery', 'Tiffin box', 'Stipend', 'पैकिंग', 'डिलीवरी', 'Scooter'])(
  '%s is not a service charge',
  (label) => {
    expect(isServiceCharge(label)).toBe(false);
  },
);

test.each([
  [0, 'Rupees Zero Only'],
  [1_00, 'Rupee One Only'],
  [487_43, 'Rupees Four Hundred Eighty Seven and Forty Three Paise Only'],
  [19_01, 'Rupees Nineteen and One Paisa Only'],
  [1_00_000_00, 'Rupees One Lakh Only'],
  [12_34_567_00, 'Rupees Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven Only'],
  [3_00_00_010_00, 'Rupees Three Crore Ten Only'],
  [
    1_23_45_67_890_00,
    'Rupees One Hundred Twenty Three Crore Forty Five Lakh Sixty Seven Thousand Eight Hundred Ninety Only',
  ],
])('%i paise read %s', (amount, words) => {
  expect(amountInWords(amount, 'INR')).toBe(words);
});

test('spells out other currencies by their code', () => {
  expect(amountInWords(12_50, 'USD')).toBe('USD Twelve and 50/100 Only');
});

test.each([
  [5, '0.05'],
  [999_00, '999.00'],
  [1_000_00, '1,000.00'],
  [12_34_567_80, '12,34,567.80'],
  [-43, '−0.43'],
])('writes %i as %s', (amount, text) => {
  expect(formatIndian(amount)).toBe(text);
});
