import { expect, test } from 'vitest';
import { aPriceable } from '#testing/rules/builders.ts';
import { billOf } from './bill.ts';
import type { DocumentKind } from './bill-settings.ts';
import type { BillContent } from './bill-sheet.ts';
import { billColumns } from './bill-table.ts';

const figures = billOf(
  [
    { ...aPriceable(100_00, { taxes: [{ label: 'GST', rate: 500 }] }), id: 'a', label: 'Curry', options: [] },
    { ...aPriceable(50_00), id: 'b', label: 'Water', options: [] },
  ],
  [{ label: 'Packing', kind: 'absolute', amount: 10_00 }],
  { kind: 'tax_invoice', isRounded: false },
);

const aBill = (number: string, kind: DocumentKind, corrects: string | null = null): BillContent => ({
  kind,
  number,
  date: '2026-11-20 12:00',
  supplier: { name: 'Rao', legalName: '', address: '', state: '', gstin: '29AAGCB7383J1Z4', fssai: '' },
  customer: 'Asha',
  order: { number: 7, type: 'Dine-In', place: '' },
  currency: 'INR',
  figures,
  corrects,
  footer: '',
});

test('has a row for each bill with its taxable values by rate, negative where they are credited', () => {
  const bills = [
    aBill('INV/26-27/0001', 'tax_invoice'),
    aBill('CN/26-27/0001', 'credit_note', 'INV/26-27/0001'),
  ];
  const columns = billColumns(bills);
  const read = bills.map((bill) =>
    Object.fromEntries(columns.map(({ label, value }) => [label, value(bill)])),
  );
  expect(read[0]).toEqual({
    Number: 'INV/26-27/0001',
    Date: '2026-11-20 12:00',
    Kind: 'Tax invoice',
    Against: '',
    Order: 7,
    Customer: 'Asha',
    'GSTIN of the restaurant': '29AAGCB7383J1Z4',
    'Taxable value 0%': 50,
    'Taxable value 5%': 100,
    Charges: 10,
    CGST: 2.5,
    SGST: 2.5,
    IGST: 0,
    'Other taxes': 0,
    Total: 165,
    'Round off': 0,
    'Grand total': 165,
    'HSN/SAC': '996331',
  });
  expect(read[1]).toMatchObject({ Against: 'INV/26-27/0001', CGST: -2.5, IGST: 0, Total: -165 });
});
