import { expect, test } from 'vitest';
import { aPriceable } from '#testing/rules/builders.ts';
import { billOfRounds } from './bill.ts';
import { type BillContent, sheetOf } from './bill-sheet.ts';

const tea = (id: string, options: string[], quantity = 1) => ({
  ...aPriceable(20_00, { itemDiscount: 1000, quantity, taxes: [] }),
  id,
  label: 'Tea',
  options,
});
const figures = billOfRounds(
  [
    { lines: [tea('a', []), tea('b', ['Large'])], charges: [] },
    { lines: [tea('c', [], 2)], charges: [] },
  ],
  { kind: 'bill', isRounded: false },
);
const CONTENT: BillContent = {
  kind: 'bill',
  number: 'INV/26-27/0001',
  date: '2026-11-20 18:30',
  customer: '',
  currency: 'INR',
  supplier: { name: 'Udupi', legalName: 'Udupi', address: '', state: '', gstin: '', fssai: '' },
  order: { number: 7, type: 'Dine-In', place: 'Table 4', rounds: 2 },
  figures,
  corrects: null,
  footer: '',
};
const rows = (content: BillContent) =>
  sheetOf(content).lines.map(({ label, note, quantity, discount, amount }) =>
    [quantity, label, note, discount, amount].filter(Boolean).join(' '),
  );

test('the bill of a table has a dish that several rounds have as one line', () => {
  expect(rows(CONTENT)).toEqual(['3 Tea 6.00 54.00', '1 Tea Large 2.00 18.00']);
});

test('the bill of one order has its lines as they were ordered', () => {
  const order = { number: 7, type: 'Dine-In', place: 'Table 4' };
  expect(rows({ ...CONTENT, order })).toEqual([
    '1 Tea 2.00 18.00',
    '1 Tea Large 2.00 18.00',
    '2 Tea 4.00 36.00',
  ]);
});

test('a correction shows what came off, and no dish of which only the share of a discount changed', () => {
  const [first, second] = figures.lines;
  if (!first || !second) throw new Error('The bill has lines');
  const lines = [
    { ...first, quantity: 0, discount: 0, taxable: -1, share: 1 },
    { ...second, quantity: 0, discount: 3_00, taxable: -3_00 },
  ];
  const correction = { ...CONTENT, kind: 'credit_note' as const, figures: { ...figures, lines } };
  expect(rows(correction)).toEqual(['Tea Large 3.00 −3.00']);
});

test('one code stands once on a bill with a GSTIN, several stand with their dishes and charges', () => {
  const supplier = { ...CONTENT.supplier, gstin: '29AAGCB7383J1Z4' };
  const taxes = [{ label: 'CGST', rate: 250 }];
  const sheet = (...codes: (string | undefined)[]) =>
    sheetOf({
      ...CONTENT,
      supplier,
      figures: billOfRounds(
        [
          {
            lines: codes.map((hsn, at) => ({ ...tea(String(at), ['Large']), hsn })),
            charges: [{ label: 'Packing', kind: 'absolute', amount: 5_00, taxes, hsn: codes[0] }],
          },
        ],
        { kind: 'tax_invoice', isRounded: false },
      ),
    });
  const codeOf = ({ facts }: ReturnType<typeof sheetOf>) =>
    facts
      .filter(({ label }) => label === 'SAC' || label === 'HSN')
      .map(({ label, text }) => `${label} ${text}`);
  expect(codeOf(sheet(undefined))).toEqual(['SAC 996331']);
  expect(codeOf(sheet('2106', '2106'))).toEqual(['HSN 2106']);
  const mixed = sheet('2106', undefined);
  expect(codeOf(mixed)).toEqual([]);
  expect(mixed.lines.map(({ note }) => note)).toEqual(['Large · HSN 2106', 'Large · SAC 996331']);
  expect(mixed.sums.map(({ label }) => label)).toContain('Packing · HSN 2106');
});

test('a combo tells what each of its dishes has of the price, also where several rounds have it', () => {
  const part = (label: string, worth: number) => ({ label, part: { worth, taxes: [] } });
  const lunch = (id: string) => ({
    ...aPriceable(90_00),
    id,
    label: 'Lunch',
    options: ['Thali', 'Tea', 'Papad', 'Tea'],
    configs: [{ options: [part('Thali', 80_00), part('Tea', 20_00), { label: 'Papad' }, { label: 'Tea' }] }],
  });
  const rounds = ['a', 'b'].map((id) => ({ lines: [lunch(id)], charges: [] }));
  const combo = billOfRounds(rounds, { kind: 'bill', isRounded: false });
  expect(rows({ ...CONTENT, figures: combo })).toEqual([
    '2 Lunch Thali 144.00, Tea 36.00, Papad, Tea 180.00',
  ]);
});

test('a bill that is issued after midnight has the day of the sale, without a time', () => {
  const dateOf = (date: string) => sheetOf({ ...CONTENT, date }).facts[1]?.text;
  expect(['2026-11-20 18:30', '2026-11-20'].map(dateOf)).toEqual(['20/11/2026 18:30', '20/11/2026']);
});
