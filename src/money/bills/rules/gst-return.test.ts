import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '#testing/rules/expecting.ts';
import { aBill as bill, COMPANY, issuedBills, SUPPLIER, tea } from '#testing/rules/issued-bills.ts';
import { columnOf } from './bill.ts';
import type { BillContent } from './bill-sheet.ts';
import { type GstSums, gstReturnOf } from './gst-return.ts';
import { gstTables } from './gst-tables.ts';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
describe('the return of a month', () => {
  const note = { kind: 'credit_note', corrects: 'INV/26-27/0001' } as const;
  const gst = gstReturnOf([
    bill('INV/26-27/0010', tea(200_00), { buyer: COMPANY }),
    bill('INV/26-27/0009', tea(100_00)),
    bill('CN/26-27/0001', tea(40_00), note),
    bill('CN/26-27/0002', tea(20_00), { ...note, buyer: COMPANY }),
    bill('INV/26-27/0011', tea(50_00, [])),
    bill('X/26-27/0001', tea(70_00), { supplier: { ...SUPPLIER, gstin: '' } }),
  ]);

  test('names each invoice of a company, and sums up what consumers bought less their credit notes', () => {
    expect(gst.registered).toEqual([
      {
        buyer: { gstin: COMPANY.gstin, name: COMPANY.name },
        number: 'INV/26-27/0010',
        date: '2026-11-20',
        against: '',
        value: 210_00,
        placeOfSupply: 'Karnataka (29)',
        rate: 500,
        taxable: 200_00,
        cgst: 5_00,
        sgst: 5_00,
        igst: 0,
        other: 0,
      },
    ]);
    expect(gst.consumers.map(({ rate, taxable, cgst }) => [rate, taxable, cgst])).toEqual([
      [0, 50_00, 0],
      [500, 60_00, 1_50],
    ]);
    expect(gst.registeredNotes.map(({ number, against, taxable }) => [number, against, taxable])).toEqual([
      ['CN/26-27/0002', 'INV/26-27/0001', 20_00],
    ]);
    expect(gst.consumerNotes.map(({ number }) => number)).toEqual(['CN/26-27/0001']);
  });

  test('sums up codes and series', () => {
    expect(
      gst.codes.map(({ isRegistered, code, rate, quantity, taxable }) => [
        isRegistered,
        code,
        rate,
        quantity,
        taxable,
      ]),
    ).toEqual([
      [false, '996331', 0, 1, 50_00],
      [false, '996331', 500, 0, 60_00],
      [true, '996331', 500, 0, 180_00],
    ]);
    expect(gst.series).toEqual([
      { kind: 'credit', first: 'CN/26-27/0001', last: 'CN/26-27/0002', count: 2 },
      { kind: 'bill', first: 'INV/26-27/0009', last: 'INV/26-27/0011', count: 3 },
    ]);
  });

  test('lists the series of each tablet from its first number to its last', () => {
    const at = (number: string) => bill(number, tea(100_00));
    const numbers = ['INV/26-27/0001', 'INV/26-27/A/0001', 'INV/26-27/A/0002', 'INV/26-27/B/0001'];
    expect(gstReturnOf(numbers.map(at)).series).toEqual([
      { kind: 'bill', first: 'INV/26-27/0001', last: 'INV/26-27/0001', count: 1 },
      { kind: 'bill', first: 'INV/26-27/A/0001', last: 'INV/26-27/A/0002', count: 2 },
      { kind: 'bill', first: 'INV/26-27/B/0001', last: 'INV/26-27/B/0001', count: 1 },
    ]);
  });

  test('is a table for each part, whose amounts stay numbers', () => {
    const [registered] = gstTables(gst);
    expect(registered?.columns.map(({ label }) => label)).toContain('GSTIN of recipient');
    expect(registered?.rows[0]).toEqual(
      expect.arrayContaining([COMPANY.gstin, 'INV/26-27/0010', '5%', 200_00, 5_00]),
    );
    expect(gstTables(gstReturnOf([])).map(({ rows }) => rows)).toEqual([[], [], [], [], [], []]);
  });

  test('goods are counted in numbers, and services have no unit', () => {
    const [one] = gst.codes;
    if (!one) throw new Error('There is no code');
    const codes = gstTables({ ...gst, codes: [one, { ...one, code: '21069099' }] }).find(
      ({ name }) => name === 'codes',
    );
    const at = codes?.columns.findIndex(({ label }) => label === 'UQC') ?? -1;
    expect(codes?.rows.map((row) => row[at])).toEqual(['NA', 'NOS']);
  });

  test('each code has its total value: what was taxed with its taxes', () => {
    const codes = gstTables(gst).find(({ name }) => name === 'codes');
    const at = codes?.columns.findIndex(({ label }) => label === 'Total value') ?? -1;
    expect(codes?.rows.map((row) => row[at])).toEqual([50_00, 63_00, 189_00]);
  });

  test('a tax that is no GST has no rate of it', () => {
    const [row] = gstReturnOf([
      bill('INV/26-27/0001', tea(100_00, [{ label: 'VAT', rate: 2000 }])),
    ]).consumers;
    expect(row).toMatchObject({ rate: 0, taxable: 100_00, other: 20_00 });
    const cess = [
      { label: 'CGST', rate: 1400 },
      { label: 'SGST', rate: 1400 },
      { label: 'Cess', rate: 1200 },
    ];
    const [cola] = gstReturnOf([bill('INV/26-27/0001', tea(100_00, cess))]).consumers;
    expect(cola).toMatchObject({ rate: 2800, cgst: 14_00, other: 12_00 });
  });
});

test('every table adds up to the bills, to the paisa', () => {
  holds(
    fc.property(issuedBills, (issued) => {
      const gst = gstReturnOf(issued);
      const total = (rows: readonly GstSums[]) =>
        sum(rows.map(({ taxable, cgst, sgst, igst, other }) => taxable + cgst + sgst + igst + other));
      const signed = issued.map((content) => ({ content, sign: content.kind === 'credit_note' ? -1 : 1 }));
      const billed = (isCompany: boolean) =>
        sum(
          signed
            .filter(({ content }) => ((content.buyer?.gstin ?? '') !== '') === isCompany)
            .map(({ content, sign }) => sign * content.figures.total),
        );
      expect(total(gst.consumers)).toBe(billed(false));
      expect(total(gst.registered) - total(gst.registeredNotes)).toBe(billed(true));
      expect(total(gst.codes)).toBe(billed(true) + billed(false));
      for (const column of ['cgst', 'sgst', 'igst', 'other'] as const) {
        const of = ({ figures: { taxes } }: BillContent) =>
          sum(taxes.filter((tax) => columnOf(tax) === column).map(({ amount }) => amount));
        expect(sum(gst.codes.map((row) => row[column]))).toBe(
          sum(signed.map(({ content, sign }) => sign * of(content))),
        );
      }
      for (const code of ['2106', '21069099']) {
        const lines = signed.flatMap(({ content, sign }) =>
          content.figures.lines
            .filter(({ hsn }) => hsn === code)
            .map(({ taxable, quantity }) => ({ taxable: sign * taxable, quantity: sign * quantity })),
        );
        const rows = gst.codes.filter((row) => row.code === code);
        expect(sum(rows.map(({ taxable }) => taxable))).toBe(sum(lines.map(({ taxable }) => taxable)));
        expect(sum(rows.map(({ quantity }) => quantity))).toBe(sum(lines.map(({ quantity }) => quantity)));
      }
      expect(sum(gst.series.map(({ count }) => count))).toBe(issued.length);
    }),
  );
});
