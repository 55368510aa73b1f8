import { expect, test } from 'vitest';
import type { PrinterView } from '../../wire/printing.ts';
import { uncovered } from './uncovered.ts';

const CATEGORIES = [
  { _id: 'f', label: 'Food' },
  { _id: 'd', label: 'Drinks' },
];
const printer = (more: Partial<PrinterView>) =>
  ({ name: 'A', enabled: true, tickets: true, categories: null, orderTypes: null, ...more }) as PrinterView;
const said = (category: string, ...printers: string[]) => ({ categories: [category], printers });

test.each([
  ['nothing is printed', [], null],
  ['one prints all', [printer({})], null],
  ['one prints some', [printer({ categories: ['f'] })], said('Drinks', 'A')],
  ['two share', [printer({ categories: ['f'] }), printer({ categories: ['d'] })], null],
  [
    'one is off',
    [printer({ enabled: false }), printer({ name: 'B', categories: ['f'] })],
    said('Drinks', 'B'),
  ],
  ['one prints receipts', [printer({ tickets: false }), printer({ categories: ['d'] })], said('Food', 'A')],
  [
    'the first is for some orders',
    [
      printer({ categories: ['f'], orderTypes: ['pickup'] }),
      printer({ name: 'B', categories: ['f'] }),
      printer({ name: 'C', categories: ['f'] }),
    ],
    said('Drinks', 'B', 'A'),
  ],
])('%s', (_what, printers, expected) => {
  expect(uncovered(printers, CATEGORIES, [])).toEqual(expected);
});

test('what a station prints needs no other printer', () => {
  const bar = { categories: ['d'], items: [], isDefault: false, printers: ['bar'] };
  const printers = [printer({ _id: 'food', categories: ['f'] }), printer({ _id: 'bar' })];
  expect(uncovered(printers, CATEGORIES, [bar])).toBeNull();
  expect(uncovered(printers, [...CATEGORIES, { _id: 's', label: 'Sweets' }], [bar])).toEqual(
    said('Sweets', 'A'),
  );
});
