import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '#testing/rules/expecting.ts';
import { type Party, priceInvoice, refundOf, type Seller } from './invoice.ts';
import { invoiceSheet, noteSheet } from './invoice-sheet.ts';

const SELLER: Seller = {
  name: 'Rasoi Software',
  address: '2 Church Street, Bengaluru',
  state: 'Karnataka',
  gstin: '29ABCDE1234F1ZW',
  taxRate: 1800,
  sac: '998314',
  footer: '',
};
const BUYER: Party = { name: 'Chai Point', address: '', state: 'Karnataka', gstin: '' };

test.each([
  ['in the same state', BUYER, ['CGST 899', 'SGST 899']],
  ['that names no state', { ...BUYER, state: '' }, ['CGST 899', 'SGST 899']],
  ['that writes its state in letters', { ...BUYER, state: 'KA' }, ['CGST 899', 'SGST 899']],
  ['of an unknown state', { ...BUYER, state: 'Atlantis' }, ['CGST 899', 'SGST 899']],
  ['in another state', { ...BUYER, state: 'Kerala' }, ['IGST 1798']],
  ['whose GSTIN is of another state', { ...BUYER, gstin: '32ABCDE1234F1Z1' }, ['IGST 1798']],
  [
    'whose GSTIN is of the same state',
    { ...BUYER, state: 'KA', gstin: '29AAAAA0000A1Z5' },
    ['CGST 899', 'SGST 899'],
  ],
])('taxes a restaurant %s', (_, buyer, taxes) => {
  const priced = priceInvoice(99_90, SELLER, buyer);
  expect(priced.taxes.map(({ label, amount }) => `${label} ${amount}`)).toEqual(taxes);
  expect(priced.total).toBe(117_88);
});

test('adds no tax for whoever has no GSTIN', () => {
  expect(priceInvoice(500_00, { ...SELLER, gstin: '' }, BUYER)).toEqual({
    taxable: 500_00,
    taxes: [],
    total: 500_00,
  });
});

test('whatever the price, the total is what its parts sum to, and the centre and the state have the same', () => {
  holds(
    fc.property(
      fc.nat(10_000_000),
      fc.nat(2_800),
      fc.constantFrom('Kerala', 'Karnataka'),
      (price, taxRate, state) => {
        const { taxable, taxes, total } = priceInvoice(price, { ...SELLER, taxRate }, { ...BUYER, state });
        expect(taxes.reduce((sum, { amount }) => sum + amount, taxable)).toBe(total);
        expect(new Set(taxes.map(({ amount }) => amount)).size).toBeLessThan(2);
      },
    ),
  );
});

test.each([
  [BUYER, 'Karnataka (29)'],
  [{ ...BUYER, state: 'Karnataka', gstin: '32ABCDE1234F1Z1' }, 'Kerala (32)'],
  [{ ...BUYER, state: 'tamil nadu' }, 'Tamil Nadu (33)'],
])('the place of supply follows the same state as the tax', (buyer, place) => {
  const content = { seller: SELLER, buyer, plan: 'Pro', months: 1, from: '2026-11-25', until: '2026-12-24' };
  const { facts } = invoiceSheet({ ...content, price: 100, ...priceInvoice(100, SELLER, buyer) }, null);
  expect(facts).toContainEqual({ label: 'Place of supply', text: place });
});

test('a request for payment has no number, and an invoice has one', () => {
  const price = 999_00;
  const content = {
    seller: SELLER,
    buyer: BUYER,
    plan: 'Pro',
    months: 12,
    from: '2026-11-25',
    until: '2027-11-24',
    price,
    ...priceInvoice(price * 12, SELLER, BUYER),
  };
  expect(invoiceSheet(content, null)).toMatchObject({
    title: 'Payment request',
    lines: [
      { label: 'Pro', note: '25/11/2026 – 24/11/2027', quantity: '12', rate: '999.00', amount: '11,988.00' },
    ],
    sums: [
      { text: '11,988.00' },
      { label: 'CGST 9%' },
      { label: 'SGST 9%' },
      { label: 'To pay', text: '₹14,145.84' },
    ],
  });
  const { title, facts } = invoiceSheet(content, { number: 'PL/26-27/0001', date: '2026-11-25' });
  expect([title, ...facts.slice(0, 2).map(({ text }) => text)]).toEqual([
    'Tax invoice',
    'PL/26-27/0001',
    '25/11/2026',
  ]);
});

test('an invoice for commission names the orders in place of months', () => {
  const days = { from: '2026-10-01', until: '2026-10-31', months: 0, plan: 'Pro' };
  const commission = { orders: 132, sales: 4_125_000 };
  const content = { seller: SELLER, buyer: BUYER, ...days, commission, price: 26_400 };
  expect(invoiceSheet({ ...content, ...priceInvoice(26_400, SELLER, BUYER) }, null).lines).toEqual([
    {
      label: 'Commission',
      note: '01/10/2026 – 31/10/2026 · 132 orders, ₹41,250.00',
      quantity: '',
      rate: '',
      discount: '',
      amount: '264.00',
    },
  ]);
});

test('credit notes take back their part of the tax, and all of them all of it', () => {
  holds(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.nat(2_800),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
      (price, taxRate, shares) => {
        const paid = priceInvoice(price, { ...SELLER, taxRate }, BUYER);
        const back = { before: 0, taxable: 0 };
        for (const share of [...shares, 1]) {
          const amount = Math.floor((paid.total - back.before) * share);
          const { taxable, taxes, total } = refundOf(paid, back.before, amount);
          expect(taxable).toBeGreaterThanOrEqual(0);
          expect(taxes.reduce((sum, tax) => sum + tax.amount, taxable)).toBe(total);
          back.before += amount;
          back.taxable += taxable;
        }
        expect(back.taxable).toBe(paid.taxable);
      },
    ),
  );
});

test('a credit note names the invoice and why', () => {
  const note = {
    seller: SELLER,
    buyer: BUYER,
    against: 'PL/26-27/0007',
    date: '2026-11-27',
    reason: 'Moved away',
  };
  const sheet = noteSheet({ ...note, ...priceInvoice(100_00, SELLER, BUYER) }, 'PC/26-27/0001');
  expect(sheet).toMatchObject({
    title: 'Credit note',
    lines: [{ label: 'Moved away', amount: '100.00' }],
    sums: [{ text: '100.00' }, { label: 'CGST 9%' }, { label: 'SGST 9%' }, { text: '₹118.00' }],
  });
  expect(sheet.facts).toContainEqual({ label: 'Against', text: 'PL/26-27/0007' });
});
