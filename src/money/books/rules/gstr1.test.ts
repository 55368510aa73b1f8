import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { billOf, columnOf } from '#money/bills/rules/bill.ts';
import type { BillContent } from '#money/bills/rules/bill-sheet.ts';
import { partsByRate } from '#money/bills/rules/gst-parts.ts';
import type { Tax } from '#ordering/menu/rules/menu.ts';
import type { Charge } from '#ordering/prices/rules/price-line.ts';
import { aPriceable } from '#testing/rules/builders.ts';
import { holds } from '#testing/rules/expecting.ts';
import {
  aBill,
  aBilledLine,
  COMPANY,
  GSTIN,
  HALVES,
  issuedBills,
  PLAIN,
  STRANGER,
  SUPPLIER,
  tea,
} from '#testing/rules/issued-bills.ts';
import { gstr1Of } from './gstr1.ts';
import { gstr1Questions } from './gstr1-questions.ts';

const COLA = [
  { label: 'CGST', rate: 900 },
  { label: 'SGST', rate: 900 },
];
const IGST = [{ label: 'IGST', rate: 500 }];
const NEIGHBOUR = { ...COMPANY, name: 'Rao Traders', state: 'Karnataka', gstin: '29AAACR5055K1Z2' };

/** A thali at 5 %, two bottles of cola at 18 % and a bag of milk at 0 %. */
const mixed = billOf(
  [
    aBilledLine(aPriceable(200_00, { taxes: HALVES, quantity: 1 }), 'a'),
    aBilledLine(aPriceable(40_00, { taxes: COLA, quantity: 2 }), 'b', '2202'),
    aBilledLine(aPriceable(30_00, { taxes: [], quantity: 1 }), 'c', '0401'),
  ],
  [],
  { kind: 'tax_invoice', isRounded: true },
);
const note = { kind: 'credit_note', corrects: 'INV/26-27/0001' } as const;
const MONTH: BillContent[] = [
  aBill('INV/26-27/0001', mixed),
  aBill('INV/26-27/0002', tea(1_000_00), { buyer: NEIGHBOUR }),
  aBill('INV/26-27/0003', tea(333_33), { buyer: COMPANY, date: '2026-11-05' }),
  aBill('INV/26-27/0005', tea(2_00_000_00, IGST), { buyer: STRANGER }),
  aBill('CN/26-27/0001', tea(50_00), note),
  aBill('CN/26-27/0002', tea(100_00), { ...note, buyer: NEIGHBOUR, corrects: 'INV/26-27/0002' }),
  aBill('CN/26-27/0003', tea(1_000_00, IGST), { ...note, buyer: STRANGER, corrects: 'INV/26-27/0005' }),
  aBill('X/26-27/0001', tea(70_00), { supplier: { ...SUPPLIER, gstin: '' } }),
];
const of = { gstin: GSTIN, month: '2026-11' };
const THALI =
  'Services provided by restaurants, cafes and similar eating facilities including takeaway services, room services and door delivery of food';

describe('GSTR-1 of a month', () => {
  test('is what the offline tool writes', () => {
    expect(gstr1Of(MONTH, of)).toEqual({
      gstin: GSTIN,
      fp: '112026',
      version: 'GST3.2.4',
      hash: 'hash',
      b2b: [
        {
          ctin: NEIGHBOUR.gstin,
          inv: [
            {
              inum: 'INV/26-27/0002',
              idt: '20-11-2026',
              val: 1050,
              pos: '29',
              rchrg: 'N',
              inv_typ: 'R',
              itms: [{ num: 501, itm_det: { txval: 1000, rt: 5, camt: 25, samt: 25, csamt: 0 } }],
            },
          ],
        },
        {
          ctin: COMPANY.gstin,
          inv: [
            {
              inum: 'INV/26-27/0003',
              idt: '05-11-2026',
              val: 349.99,
              pos: '29',
              rchrg: 'N',
              inv_typ: 'R',
              itms: [{ num: 501, itm_det: { txval: 333.33, rt: 5, camt: 8.33, samt: 8.33, csamt: 0 } }],
            },
          ],
        },
      ],
      b2cl: [
        {
          pos: '27',
          inv: [
            {
              inum: 'INV/26-27/0005',
              idt: '20-11-2026',
              val: 210000,
              itms: [{ num: 501, itm_det: { txval: 200000, rt: 5, iamt: 10000, csamt: 0 } }],
            },
          ],
        },
      ],
      b2cs: [
        { sply_ty: 'INTRA', rt: 5, typ: 'OE', pos: '29', txval: 150, camt: 3.75, samt: 3.75, csamt: 0 },
        { sply_ty: 'INTRA', rt: 18, typ: 'OE', pos: '29', txval: 80, camt: 7.2, samt: 7.2, csamt: 0 },
      ],
      nil: { inv: [{ sply_ty: 'INTRAB2C', expt_amt: 0, nil_amt: 30, ngsup_amt: 0 }] },
      cdnr: [
        {
          ctin: NEIGHBOUR.gstin,
          nt: [
            {
              nt_num: 'CN/26-27/0002',
              nt_dt: '20-11-2026',
              ntty: 'C',
              val: 105,
              pos: '29',
              rchrg: 'N',
              inv_typ: 'R',
              itms: [{ num: 501, itm_det: { txval: 100, rt: 5, camt: 2.5, samt: 2.5, csamt: 0 } }],
            },
          ],
        },
      ],
      cdnur: [
        {
          nt_num: 'CN/26-27/0003',
          nt_dt: '20-11-2026',
          ntty: 'C',
          val: 1050,
          typ: 'B2CL',
          pos: '27',
          itms: [{ num: 501, itm_det: { txval: 1000, rt: 5, iamt: 50, csamt: 0 } }],
        },
      ],
      doc_issue: {
        doc_det: [
          {
            doc_num: 1,
            doc_typ: 'Invoices for outward supply',
            docs: [
              { num: 1, from: 'INV/26-27/0001', to: 'INV/26-27/0005', totnum: 5, cancel: 1, net_issue: 4 },
            ],
          },
          {
            doc_num: 5,
            doc_typ: 'Credit Note',
            docs: [
              { num: 1, from: 'CN/26-27/0001', to: 'CN/26-27/0003', totnum: 3, cancel: 0, net_issue: 3 },
            ],
          },
        ],
      },
      hsn: {
        hsn_b2b: [
          {
            num: 1,
            hsn_sc: '996331',
            desc: THALI,
            uqc: 'NA',
            qty: 0,
            rt: 5,
            txval: 1233.33,
            iamt: 0,
            samt: 30.83,
            camt: 30.83,
            csamt: 0,
          },
        ],
        hsn_b2c: [
          {
            num: 1,
            hsn_sc: '0401',
            uqc: 'NOS',
            qty: 1,
            rt: 0,
            desc: 'MILK AND CREAM, NOT CONCENTRATED NOR CONTAINING ADDED SUGAR OR OTHER SWEETENING MATTER',
            txval: 30,
            iamt: 0,
            samt: 0,
            camt: 0,
            csamt: 0,
          },
          {
            num: 2,
            hsn_sc: '2202',
            uqc: 'NOS',
            qty: 2,
            rt: 18,
            txval: 80,
            iamt: 0,
            samt: 7.2,
            camt: 7.2,
            csamt: 0,
          },
          {
            num: 3,
            hsn_sc: '996331',
            desc: THALI,
            uqc: 'NA',
            qty: 0,
            rt: 5,
            txval: 199150,
            iamt: 9950,
            samt: 3.75,
            camt: 3.75,
            csamt: 0,
          },
        ],
      },
    });
  });

  test('has the keys in the order of the tool', () => {
    const month = gstr1Of(MONTH, of);
    expect(Object.keys(month).join()).toBe(
      'gstin,fp,version,hash,b2b,b2cl,b2cs,nil,cdnr,cdnur,doc_issue,hsn',
    );
    expect(Object.keys(month.b2b?.[0]?.inv[0]?.itms[0]?.itm_det ?? {}).join()).toBe(
      'txval,rt,camt,samt,csamt',
    );
    expect(JSON.stringify(month.hsn)).toContain(
      '"uqc":"NOS","qty":2,"rt":18,"txval":80,"iamt":0,"samt":7.2,',
    );
  });

  test('has codes of companies and consumers in one list before May 2025', () => {
    const { hsn, fp } = gstr1Of(MONTH.slice(1, 3).concat(aBill('INV/26-27/0006', tea(10_00))), {
      ...of,
      month: '2025-04',
    });
    expect(fp).toBe('042025');
    expect(hsn).toEqual({ data: [expect.objectContaining({ num: 1, hsn_sc: '996331', txval: 1343.33 })] });
  });

  test('names a bill to another state alone above one lakh, and before August 2024 above two and a half', () => {
    const bill = (price: number) => [aBill('INV/26-27/0001', tea(price, IGST), { buyer: STRANGER })];
    const [above, at] = [bill(95_239_00), bill(95_238_00)];
    expect(gstr1Of(above, of)).toHaveProperty('b2cl');
    expect(gstr1Of(at, of)).toMatchObject({ b2cs: [{ sply_ty: 'INTER', pos: '27', iamt: 4761.9 }] });
    expect(gstr1Of(above, { ...of, month: '2024-07' })).not.toHaveProperty('b2cl');
  });

  test('tells VAT from GST of the same rate', () => {
    const food = aBilledLine(aPriceable(1000_00, { taxes: HALVES, quantity: 1 }), 'a');
    const taxes = [{ label: 'VAT', rate: 500 }];
    const beer = aBilledLine(aPriceable(1000_00, { taxes, quantity: 1 }), 'b', '220300');
    const cover: Charge = { label: 'Cover', kind: 'absolute', amount: 100_00, taxes };
    const figures = billOf([food, beer], [cover], PLAIN);
    expect(partsByRate(figures).map(({ rate, cgst, sgst, other }) => [rate, cgst, sgst, other])).toEqual([
      ...[
        [500, 25_00, 25_00, 0],
        [0, 0, 0, 50_00],
        [0, 0, 0, 5_00],
      ],
    ]);
  });

  test('keeps what has VAT outside of GST', () => {
    const beer = [aBill('INV/26-27/0001', tea(500_00, [{ label: 'VAT', rate: 2000 }]), { buyer: COMPANY })];
    expect(gstr1Of(beer, of)).toMatchObject({
      nil: { inv: [{ sply_ty: 'INTRAB2B', expt_amt: 0, nil_amt: 0, ngsup_amt: 500 }] },
      hsn: { hsn_b2b: [{ txval: 500, csamt: 0 }] },
    });
  });

  test('leaves out what is empty', () => {
    expect(gstr1Of([], of)).toEqual({ gstin: GSTIN, fp: '112026', version: 'GST3.2.4', hash: 'hash' });
    const only = gstr1Of([aBill('INV/26-27/0001', tea(100_00))], of);
    expect(Object.keys(only)).toEqual(['gstin', 'fp', 'version', 'hash', 'b2cs', 'doc_issue', 'hsn']);
    expect(Object.keys(only.hsn ?? {})).toEqual(['hsn_b2c']);
  });
});

const AMOUNTS = ['txval', 'iamt', 'camt', 'samt', 'csamt', 'nil_amt', 'ngsup_amt'] as const;
type Sums = Record<(typeof AMOUNTS)[number], number>;

/** Adds up every amount below this, in paise. */
function sumsIn(section: unknown): Sums {
  const sums: Sums = { txval: 0, iamt: 0, camt: 0, samt: 0, csamt: 0, nil_amt: 0, ngsup_amt: 0 };
  JSON.stringify(section ?? [], (key, value) => {
    for (const amount of AMOUNTS) if (key === amount) sums[amount] += Math.round(value * 100);
    return value;
  });
  return sums;
}

const plus = (...all: Sums[]) =>
  Object.fromEntries(AMOUNTS.map((one) => [one, all.reduce((sum, sums) => sum + sums[one], 0)])) as Sums;
const minus = (sums: Sums) => Object.fromEntries(AMOUNTS.map((one) => [one, -sums[one] + 0])) as Sums;

test('every section adds up to the bills, to the paisa', () => {
  holds(
    fc.property(issuedBills, fc.constantFrom('2026-11', '2025-04'), (issued, month) => {
      const { b2b, b2cl, b2cs, cdnr, cdnur, nil, hsn, doc_issue } = gstr1Of(issued, { gstin: GSTIN, month });
      const all = plus(...[b2b, b2cl, b2cs, nil].map(sumsIn), ...[cdnr, cdnur].map(sumsIn).map(minus));
      const signed = issued.map(({ kind, figures }) => ({ figures, sign: kind === 'credit_note' ? -1 : 1 }));
      const taxable = signed.reduce(
        (sum, { figures, sign }) =>
          sum + sign * partsByRate(figures).reduce((own, part) => own + part.taxable, 0),
        0,
      );
      const tax = (column: string) =>
        signed
          .flatMap(({ figures, sign }) => figures.taxes.map((one) => ({ ...one, amount: sign * one.amount })))
          .reduce((sum, one) => (columnOf(one) === column ? sum + one.amount : sum), 0);
      expect(all.txval + all.nil_amt + all.ngsup_amt).toBe(taxable);
      expect([all.iamt, all.camt, all.samt]).toEqual(['igst', 'cgst', 'sgst'].map(tax));
      const codes = sumsIn(hsn);
      expect(codes.txval).toBe(taxable);
      expect([codes.iamt, codes.camt, codes.samt]).toEqual([all.iamt, all.camt, all.samt]);
      const counts = doc_issue?.doc_det?.flatMap(({ docs }) => docs.map(({ net_issue }) => net_issue)) ?? [];
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(issued.length);
    }),
  );
});

describe('before the return is uploaded a person is asked', () => {
  const asked = (issued: BillContent[]) =>
    Object.fromEntries(gstr1Questions(issued, GSTIN).map(({ what, about }) => [what, about]));

  test('nothing where all is clear', () => {
    expect(asked([aBill('INV/1', tea(100_00)), aBill('INV/2', tea(100_00), { buyer: COMPANY })])).toEqual({});
  });

  test('about bills of another GSTIN, a wrong one of the buyer, and the buyer that is the restaurant', () => {
    expect(
      asked([
        aBill('X/1', tea(70_00), { supplier: { ...SUPPLIER, gstin: '' } }),
        aBill('INV/2', tea(100_00), { buyer: { ...COMPANY, gstin: '27AAPFU0939F1ZX' } }),
        aBill('INV/3', tea(100_00), { buyer: { ...COMPANY, gstin: GSTIN } }),
      ]),
    ).toEqual({ otherGstin: ['X/1'], buyer: ['INV/2', 'INV/3'] });
  });

  test('about IGST within the state, a rate that there is not, and bills of supply', () => {
    const odd = [{ label: 'IGST', rate: 700 }];
    expect(asked([aBill('INV/1', tea(100_00, odd), { kind: 'bill_of_supply' })])).toMatchObject({
      between: ['INV/1'],
      rate: ['7%'],
      composition: ['INV/1'],
    });
  });

  test('about packing and delivery without tax beside food that has it', () => {
    const sold = (taxes: Tax[]) => {
      const charges: Charge[] = [
        { label: 'Packing', kind: 'absolute', amount: 10_00, taxes },
        { label: 'Delivery', kind: 'absolute', amount: 30_00 },
      ];
      return billOf([aBilledLine(aPriceable(40_00, { taxes, quantity: 1 }), 'a')], charges, PLAIN);
    };
    expect(asked([aBill('INV/1', sold(HALVES))])).toEqual({ untaxedCharge: ['Delivery'] });
    expect(asked([aBill('INV/1', sold([]))])).not.toHaveProperty('untaxedCharge');
  });

  test('about dishes without a code at a rate that restaurants don’t have, and codes to be checked', () => {
    const cans = billOf([aBilledLine(aPriceable(40_00, { taxes: COLA }), 'b', '2202')], [], PLAIN);
    expect(asked([aBill('INV/1', tea(100_00, [])), aBill('INV/2', cans)])).toEqual({
      noCode: ['Dish (0%)'],
      shortCode: ['2202'],
      otherCode: ['2202'],
    });
  });

  test('about the dishes of a combo, and not about the combo', () => {
    const part = (label: string, rate: number) => ({
      label,
      part: { worth: 100_00, taxes: [{ label: 'GST', rate }], hsn: null },
    });
    const lunch = (rate: number, ...options: ReturnType<typeof part>[]) =>
      billOf(
        [
          {
            ...aBilledLine(aPriceable(220_00, { taxes: [{ label: 'GST', rate }] }), 'a'),
            configs: [{ options }],
          },
        ],
        [],
        PLAIN,
      );
    const thali = part('Thali', 500);
    expect(asked([aBill('INV/1', lunch(500, thali, part('Cola', 2800)))])).toMatchObject({
      noCode: ['Cola (28%)'],
    });
    expect(asked([aBill('INV/1', lunch(1200, thali))])).toEqual({});
  });
});
