import { expect, test } from 'vitest';
import { asCharacters, layOut } from './paper/lay-out.ts';
import { type Printout, renderPrintout } from './printout.ts';

const TAX = [
  { label: 'CGST', rate: 250 },
  { label: 'SGST', rate: 250 },
];
const ORDER: Printout = {
  store: {
    name: 'Udupi',
    legalName: 'Udupi Foods LLP',
    address: { street: '12, 4th Cross', city: 'Bengaluru', state: 'Karnataka', pinCode: '560003' },
    gstNo: '29ABCDE1234F1Z5',
    fssaiNo: '11223344556677',
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
  },
  bill: null,
  orderNo: 7,
  orderType: 'Dine-In',
  table: { iden: '4', idel: 'Table' },
  customer: '',
  address: '',
  at: Date.parse('2026-11-20T13:35:00Z'),
  isCancelled: false,
  roundOff: null,
  rounds: [
    {
      lines: [
        {
          label: 'Dosa',
          options: ['Butter'],
          full: 100_00,
          base: 100_00,
          quantity: 2,
          categoryDiscount: 0,
          itemDiscount: 1_000,
          taxes: TAX,
        },
      ],
      charges: [{ label: 'Packing', kind: 'absolute', amount: 10_00 }],
    },
  ],
  tips: 0,
  paid: 0,
  method: 'UPI',
  upiLink: null,
};

const print = (more: Partial<Printout> = {}) =>
  layOut(renderPrintout({ ...ORDER, ...more }, 'en'), 32).map((row) =>
    row.kind === 'row' ? asCharacters(row, 32).trim() : row.kind,
  );

test('a printout names the restaurant, the dishes, and the sums up to the total', () => {
  expect(print()).toEqual([
    'Udupi',
    'Udupi Foods LLP',
    '12, 4th Cross',
    'Bengaluru, Karnataka 560003',
    'GSTIN 29ABCDE1234F1Z5',
    'FSSAI 11223344556677',
    'rule',
    'Order #7                 Table 4',
    'Date            20/11/2026 19:05',
    'rule',
    '2 x Dosa                  200.00',
    '+ Butter',
    '@ 100.00',
    'rule',
    'Items                     200.00',
    'Discount                  -20.00',
    'Packing                    10.00',
    'CGST 2.5%                   4.50',
    'SGST 2.5%                   4.50',
    'TOTAL                  Rs.199.00',
    'NOT PAID',
    'gap',
    'Thank you!',
  ]);
});

test("a delivery has the guest's name and address", () => {
  const lines = print({ table: null, customer: 'Ravi', address: '14 Brigade Road\n2nd floor' });
  expect(lines).toEqual(
    expect.arrayContaining(['Customer                    Ravi', '14 Brigade Road', '2nd floor']),
  );
});

test('a bill has its number', () => {
  const bill = { number: '26-27/000042', total: 199_00, roundOff: 0 };
  expect(print({ bill })).toContain('Bill no.            26-27/000042');
});

test("the bill's rounding is on the printout, until the order has changed", () => {
  const bill = { number: '1', total: 199_00, roundOff: -40 };
  expect(print({ bill })).toEqual(
    expect.arrayContaining(['Round off                  -0.40', 'TOTAL                  Rs.198.60']),
  );
  expect(print({ bill: { ...bill, total: 300_00 } })).toContain('TOTAL                  Rs.199.00');
});

test('an order of a store that rounds is rounded before it has a bill, like its QR code', () => {
  const upiLink = 'upi://pay?am=198.60';
  expect(print({ roundOff: -40, paid: 98_60, upiLink })).toEqual(
    expect.arrayContaining([
      'Round off                  -0.40',
      'TOTAL                  Rs.198.60',
      'PAID (UPI)              Rs.98.60',
      'To pay                 Rs.100.00',
    ]),
  );
  expect(print({ roundOff: -40, paid: 198_60, upiLink })).not.toContain('qr');
});

test('bills and credit notes are listed above their total', () => {
  const papers = [
    { number: 'INV/26-27/0001', payable: 388_00 },
    { number: 'CN/26-27/0001', payable: -189_00 },
  ];
  const lines = print({ bill: { number: 'INV/26-27/0001', total: 199_00, roundOff: 0, papers } });
  const at = lines.findIndex((line) => line.startsWith('TOTAL'));
  expect(lines.slice(at - 2, at + 1)).toEqual([
    'INV/26-27/0001            388.00',
    'CN/26-27/0001            -189.00',
    'TOTAL                  Rs.199.00',
  ]);
});

test('a printout says how it was paid, and has a QR code for what is due', () => {
  expect(print({ paid: 199_00, upiLink: 'upi://pay?am=0' })).toContain('PAID (UPI)             Rs.199.00');
  expect(print({ paid: 199_00, upiLink: 'upi://pay?am=0' })).not.toContain('qr');
  const part = print({ paid: 100_00, upiLink: 'upi://pay?am=99.00' });
  expect(part).toEqual(
    expect.arrayContaining(['PAID (UPI)             Rs.100.00', 'To pay                  Rs.99.00', 'qr']),
  );
});

test('nothing is due for a cancelled order', () => {
  const lines = print({ isCancelled: true, upiLink: 'upi://pay?am=199' });
  expect(lines).toContain('CANCELLED');
  expect(lines).not.toContain('NOT PAID');
  expect(lines).not.toContain('qr');
});

test('what was handed over in cash and its change are below what was paid', () => {
  const rows = print({ paid: 199_00, method: 'Cash', cash: { given: 500_00, change: 301_00 } });
  const at = rows.findIndex((row) => row.startsWith('Cash given'));
  expect(rows.slice(at, at + 2)).toEqual([
    'Cash given             Rs.500.00',
    'Change                 Rs.301.00',
  ]);
});

test('a printout of a table adds up its rounds, prints a dish once, and the tip below', () => {
  const [round] = ORDER.rounds;
  const rows = print({ rounds: round ? [round, round] : [], paid: 398_00, tips: 20_00, roundOff: null });
  expect(rows.slice(rows.indexOf('4 x Dosa                  400.00'))).toEqual([
    '4 x Dosa                  400.00',
    '+ Butter',
    '@ 100.00',
    'rule',
    'Items                     400.00',
    'Discount                  -40.00',
    'Packing                    20.00',
    'CGST 2.5%                   9.00',
    'SGST 2.5%                   9.00',
    'TOTAL                  Rs.398.00',
    'PAID (UPI)             Rs.398.00',
    'Tip                     Rs.20.00',
    'gap',
    'Thank you!',
  ]);
});

test('a company’s bill has the number and the code of the registry', () => {
  const bill = { number: 'INV/26-27/0001', total: 199_00, roundOff: 0 };
  const lines = print({ bill: { ...bill, registered: { irn: 'ab12', signedQr: 'e30.e30.x' } } });
  expect(lines.slice(-5)).toEqual(['gap', 'qr', 'IRN ab12', 'gap', 'Thank you!']);
  expect(print({ bill: { ...bill, registered: { irn: 'ab12', signedQr: '' } } })).not.toContain('qr');
});
