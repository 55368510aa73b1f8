import { expect, test } from 'vitest';
import type { PrinterView } from '#domain/api/printing.ts';
import { uncovered } from './uncovered.ts';

const CATEGORIES = [
  { _id: 'f', label: 'Food' },
  { _id: 'd', label: 'Drinks' },
];
const printer = (more: Partial<PrinterView>) =>
  ({ enabled: true, tickets: true, categories: null, ...more }) as PrinterView;

test.each([
  ['nothing is printed', [], []],
  ['one prints all', [printer({})], []],
  ['one prints some', [printer({ categories: ['f'] })], ['Drinks']],
  ['two share', [printer({ categories: ['f'] }), printer({ categories: ['d'] })], []],
  ['one is off', [printer({ categories: ['f'] }), printer({ enabled: false })], ['Drinks']],
  ['one prints receipts', [printer({ categories: ['d'] }), printer({ tickets: false })], ['Food']],
])('%s', (_what, printers, labels) => {
  expect(uncovered(printers, CATEGORIES)).toEqual(labels);
});
