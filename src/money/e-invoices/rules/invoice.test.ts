import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BilledLine, billOf, billOfRounds, differenceOf } from '#money/bills/rules/bill.ts';
import type { BillContent } from '#money/bills/rules/bill-sheet.ts';
import { taxesWithin } from '#ordering/catalogue/rules/sold-taxes.ts';
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
  tea,
} from '#testing/rules/issued-bills.ts';
import { type EInvoiceFault, eInvoiceFaults, type Seller } from './faults.ts';
import { type EInvoice, eInvoiceOf, isForRegistry } from './invoice.ts';
import { readAddress } from './read-address.ts';

const SELLER: Seller = {
  legalName: 'Rao Foods LLP',
  address: { street: '12 MG Road', city: 'Bengaluru', pinCode: '560001' },
};
const BUYER = { ...COMPANY, name: 'Shah & Sons', address: '4 Fort Road, Mumbai 400001' };
const COLA = [
  { label: 'CGST', rate: 900 },
  { label: 'SGST', rate: 900 },
];

const VAT = { label: 'VAT', rate: 2000 };
const OFF = { id: 'd', by: 'Asha', line: null, reason: 'Regular', kind: 'percent' as const };

/** Two thalis of ₹199.50 and a cola of ₹40 at 18 %, rounded to the rupee. */
const dinner = billOf(
  [
    aBilledLine(aPriceable(199_50, { taxes: HALVES, quantity: 2 }), 'a'),
    aBilledLine(aPriceable(40_00, { taxes: COLA, quantity: 1 }), 'b', '220210'),
  ],
  [],
  { kind: 'tax_invoice', isRounded: true },
);
const BILL = aBill('INV/26-27/0042', dinner, { buyer: BUYER });

const paise = (rupees: number) => Math.round(rupees * 100);

describe('the document for the registry', () => {
  test('is the bill, row by row, as schema 1.1 has it', () => {
    expect(eInvoiceOf(BILL, SELLER)).toEqual({
      Version: '1.1',
      TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N' },
      DocDtls: { Typ: 'INV', No: 'INV/26-27/0042', Dt: '20/11/2026' },
      SellerDtls: {
        Gstin: GSTIN,
        LglNm: 'Rao Foods LLP',
        Addr1: '12 MG Road',
        Loc: 'Bengaluru',
        Pin: 560001,
        Stcd: '29',
      },
      BuyerDtls: {
        Gstin: COMPANY.gstin,
        LglNm: 'Shah & Sons',
        Pos: '29',
        Addr1: '4 Fort Road',
        Loc: 'Mumbai',
        Pin: 400001,
        Stcd: '27',
      },
      ItemList: [
        {
          SlNo: '1',
          PrdDesc: 'Dish',
          IsServc: 'Y',
          HsnCd: '996331',
          Qty: 2,
          Unit: 'NOS',
          UnitPrice: 199.5,
          TotAmt: 399,
          Discount: 0,
          AssAmt: 399,
          GstRt: 5,
          IgstAmt: 0,
          CgstAmt: 9.98,
          SgstAmt: 9.98,
          OthChrg: 0,
          TotItemVal: 418.96,
        },
        {
          SlNo: '2',
          PrdDesc: 'Dish',
          IsServc: 'N',
          HsnCd: '220210',
          Qty: 1,
          Unit: 'NOS',
          UnitPrice: 40,
          TotAmt: 40,
          Discount: 0,
          AssAmt: 40,
          GstRt: 18,
          IgstAmt: 0,
          CgstAmt: 3.6,
          SgstAmt: 3.6,
          OthChrg: 0,
          TotItemVal: 47.2,
        },
      ],
      ValDtls: {
        AssVal: 439,
        CgstVal: 13.58,
        SgstVal: 13.58,
        IgstVal: 0,
        Discount: 0,
        OthChrg: 0,
        RndOffAmt: -0.16,
        TotInvVal: 466,
      },
    });
  });

  test('of a credit note is a CRN, without negative amounts', () => {
    const less = differenceOf(tea(100_00), tea(60_00));
    const note = aBill('CN/26-27/0001', less, {
      kind: 'credit_note',
      corrects: 'INV/26-27/0042',
      buyer: BUYER,
    });
    const made = eInvoiceOf(note, SELLER);
    expect(made.DocDtls.Typ).toBe('CRN');
    expect(made.ValDtls).toMatchObject({ AssVal: 40, CgstVal: 1, SgstVal: 1, TotInvVal: 42 });
  });

  describe('of a credit note', () => {
    const within = (rate: number) => taxesWithin(['CGST', 'SGST'].map((label) => ({ label, rate })));
    const noteOf = (more: BilledLine[], less: BilledLine[], off = 0) => {
      const discounts = off === 0 ? [] : [{ ...OFF, percent: off }];
      const [all, rest] = [more, less].map((lines) =>
        billOfRounds([{ lines, charges: [], discounts }], PLAIN),
      );
      const { figures } = BILL;
      return aBill('CN/26-27/0001', differenceOf(all ?? figures, rest ?? figures), {
        kind: 'credit_note',
        corrects: 'INV/26-27/0042',
        buyer: BUYER,
      });
    };

    test('has no group that rounding alone has left with a negative paisa', () => {
      const [gone, cola, kept] = [
        aBilledLine(aPriceable(101_04, { taxes: within(250), quantity: 1 }), 'a'),
        aBilledLine(aPriceable(40_04, { taxes: within(900), quantity: 1 }), 'b', '220210'),
        aBilledLine(aPriceable(60_04, { taxes: within(250), quantity: 1 }), 'c'),
      ] as const;
      const note = noteOf([gone, cola, kept], [cola, kept], 1000);
      expect(eInvoiceFaults(note, SELLER)).toEqual([]);
      const made = eInvoiceOf(note, SELLER);
      expect(made.ItemList.map(({ HsnCd, AssAmt }) => [HsnCd, AssAmt])).toEqual([['996331', 86.6]]);
      expect(paise(made.ValDtls.TotInvVal)).toBe(note.figures.payable);
    });

    test('leaves out a drink that was free, whatever its tax', () => {
      const food = aBilledLine(aPriceable(1000_00, { taxes: HALVES, quantity: 1 }), 'a');
      const free = { ...aPriceable(900_00, { taxes: [VAT], quantity: 1 }), itemDiscount: 10_000 };
      const note = noteOf([food, aBilledLine(free, 'b', '220300')], []);
      // A note of before, which does not tell VAT from GST.
      const lines = note.figures.lines.map(({ otherRate, ...line }) => line);
      for (const one of [note, { ...note, figures: { ...note.figures, lines } }]) {
        expect(eInvoiceFaults(one, SELLER)).toEqual([]);
        expect(eInvoiceOf(one, SELLER).ItemList.map(({ HsnCd }) => HsnCd)).toEqual(['996331']);
      }
    });
  });

  test('is asked for where a company with a GSTIN was charged GST', () => {
    const free = billOf([aBilledLine(aPriceable(30_00, { taxes: [], quantity: 1 }), 'a')], [], {
      kind: 'tax_invoice',
      isRounded: false,
    });
    expect(isForRegistry(BILL)).toBe(true);
    for (const other of [
      aBill('A/1', dinner, { buyer: { ...BUYER, gstin: '' } }),
      aBill('A/1', dinner),
      aBill('A/1', dinner, { buyer: BUYER, kind: 'bill' }),
      aBill('A/1', free, { buyer: BUYER }),
    ])
      expect(isForRegistry(other)).toBe(false);
  });

  const sumOf = (made: EInvoice, amount: 'AssAmt' | 'CgstAmt' | 'SgstAmt' | 'IgstAmt' | 'TotItemVal') =>
    made.ItemList.reduce((sum, item) => sum + paise(item[amount]), 0);

  test('of any bill ties with it to the paisa, in each row and in the whole', () => {
    holds(
      fc.property(issuedBills, (bills) => {
        for (const bill of bills) {
          const made = eInvoiceOf(bill, SELLER);
          const { ValDtls: sums } = made;
          expect(paise(sums.AssVal)).toBe(sumOf(made, 'AssAmt'));
          expect(paise(sums.CgstVal)).toBe(sumOf(made, 'CgstAmt'));
          expect(paise(sums.SgstVal)).toBe(sumOf(made, 'SgstAmt'));
          expect(paise(sums.IgstVal)).toBe(sumOf(made, 'IgstAmt'));
          expect(sumOf(made, 'TotItemVal') + paise(sums.RndOffAmt)).toBe(paise(sums.TotInvVal));
          expect(paise(sums.TotInvVal)).toBe(bill.figures.payable);
          const taxes = sums.CgstVal + sums.SgstVal + sums.IgstVal;
          expect(paise(sums.AssVal + taxes + sums.OthChrg + sums.RndOffAmt)).toBe(bill.figures.payable);
          for (const item of made.ItemList) {
            expect(paise(item.TotAmt) - paise(item.Discount)).toBe(paise(item.AssAmt));
            expect(Math.abs(item.UnitPrice * item.Qty - item.TotAmt)).toBeLessThan(0.01 * item.Qty);
          }
        }
      }),
    );
  });
});

test.each<[EInvoiceFault, Partial<BillContent>, Partial<Seller>]>([
  ['legalName', {}, { legalName: '' }],
  ['street', {}, { address: { ...SELLER.address, street: ' ' } }],
  ['city', {}, { address: { ...SELLER.address, city: '' } }],
  ['pinCode', {}, { address: { ...SELLER.address, pinCode: '5600' } }],
  ['buyer', { buyer: { ...BUYER, gstin: GSTIN } }, {}],
  ['buyerName', { buyer: { ...BUYER, name: 'S' } }, {}],
  ['buyerAddress', { buyer: { ...BUYER, address: '4 Fort Road, Mumbai' } }, {}],
  ['number', { number: '/1' }, {}],
  ['code', { figures: { ...dinner, lines: dinner.lines.map((line) => ({ ...line, hsn: '2202' })) } }, {}],
  [
    'rate',
    {
      figures: billOf(
        [aBilledLine(aPriceable(10_00, { taxes: [{ label: 'GST', rate: 700 }], quantity: 1 }), 'a')],
        [],
        { kind: 'tax_invoice', isRounded: false },
      ),
    },
    {},
  ],
  [
    'between',
    {
      figures: { ...dinner, taxes: [{ label: 'IGST', rate: 500, amount: 20_00 }] },
      buyer: { ...BUYER, gstin: '29AAACR5055K1Z2' },
    },
    {},
  ],
])('what the registry would refuse is found before: %s', (fault, bill, seller) => {
  expect(eInvoiceFaults({ ...BILL, ...bill }, { ...SELLER, ...seller })).toContain(fault);
});

test('nothing is found where nothing is missing', () => {
  expect(eInvoiceFaults(BILL, SELLER)).toEqual([]);
});

test.each([
  ['4 MG Road, Bengaluru 560001', '4 MG Road', 'Bengaluru', '560001'],
  ['4 MG Road, Bengaluru - 560 001, Karnataka', '4 MG Road', 'Bengaluru', '560001'],
  ['Shop 12, Fort, Mumbai, Pin: 400001', 'Shop 12, Fort', 'Mumbai', '400001'],
  ['Shop 12, Fort, Mumbai, 400001', 'Shop 12, Fort', 'Mumbai', '400001'],
  ['Bengaluru 560001', 'Bengaluru', 'Bengaluru', '560001'],
])('an address is read as people write it: %s', (text, street, place, pin) => {
  expect(readAddress(text)).toEqual({ street, place, pin });
});

test.each(['4 MG Road, Bengaluru', 'Call 9876543210', ''])('an address without a PIN code: %s', (text) => {
  expect(readAddress(text).pin).toBe('');
});
