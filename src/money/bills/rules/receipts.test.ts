import { describe, expect, test } from 'vitest';
import type { PaymentState } from '#money/payments/rules/payment.ts';
import { isPayableByUpi, linkToPay, mayClaim, methodAfter, methodWithout, receivable } from './receipts.ts';

const order = { state: 1 as const, amount: 500_00, roundOff: null, paid: 0, refunded: 0 };
const cancelled = { ...order, state: 5 as const };
const claim = { amount: 500_00, utr: null };

describe('who may pay by UPI, or claim to have paid', () => {
  const indian = { ...order, currency: 'INR' };
  const cases: [PaymentState, boolean, boolean][] = [
    ['unpaid', true, true],
    ['claimed', false, true],
    ['awaiting', false, false],
    ['paid', false, false],
    ['failed', false, false],
    ['expired', false, false],
    ['refund_due', false, false],
  ];
  test.each(cases)('%s', (payment, pays, claims) => {
    const paid = payment === 'paid' ? indian.amount : 0;
    expect(isPayableByUpi({ ...indian, payment, paid })).toBe(pays);
    expect(mayClaim({ ...indian, payment, paid })).toBe(claims);
    for (const change of [{ currency: 'USD' }, { amount: 0 }])
      expect(isPayableByUpi({ ...indian, ...change, payment })).toBe(false);
    expect(mayClaim({ ...indian, state: 5, payment })).toBe(false);
  });
});

test('what is still due after a part payment can be paid or claimed by UPI', () => {
  const part = { ...order, currency: 'INR', payment: 'paid' as const, paid: 100_00 };
  expect([isPayableByUpi(part), mayClaim(part)]).toEqual([true, true]);
});

test('the payment link is for what is due, and null without a payee or with nothing to pay', () => {
  const payee = { vpa: 'saffron@upi', name: 'Saffron' };
  const unpaid = { ...order, currency: 'INR', payment: 'unpaid' as const, orderNo: 7 };
  expect(linkToPay({ ...unpaid, paid: 200_00 }, payee)).toContain('&tr=7&am=300.00&');
  expect(linkToPay(unpaid, null)).toBeNull();
  expect(linkToPay({ ...unpaid, payment: 'claimed' }, payee)).toBeNull();
});

test.each([
  ['what is due', order, null, 'Cash', { usual: 500_00, most: 500_00 }],
  ['the difference', { ...order, paid: 380_00 }, null, 'Cash', { usual: 120_00, most: 120_00 }],
  ['nothing, once it is paid', { ...order, paid: 500_00 }, null, 'UPI', { usual: 0, most: 0 }],
  [
    'the claim, where it is more than what is due',
    { ...order, amount: 300_00 },
    claim,
    'UPI',
    { usual: 500_00, most: 500_00 },
  ],
  [
    'what is due in cash, though more was claimed',
    { ...order, amount: 300_00 },
    claim,
    'Cash',
    { usual: 300_00, most: 500_00 },
  ],
  [
    'the claim, where it is less than what is due',
    { ...order, amount: 600_00 },
    claim,
    'UPI',
    { usual: 500_00, most: 600_00 },
  ],
  ['the claim on a cancelled order', cancelled, claim, 'UPI', { usual: 500_00, most: 500_00 }],
  ['nothing on a cancelled order without a claim', cancelled, null, 'UPI', { usual: 0, most: 0 }],
] as const)('%s', (_, money, claimed, method, expected) => {
  expect(receivable(money, claimed, method)).toEqual(expected);
});

test('an order records how it was really paid, not how the guest meant to pay', () => {
  expect(methodAfter({ method: 'Cash', paid: 0 }, 'UPI')).toBe('UPI');
  expect(methodAfter({ method: 'UPI', paid: 1 }, 'UPI')).toBe('UPI');
  expect(methodAfter({ method: 'UPI', paid: 1 }, 'Cash')).toBe('UPI + Cash');
  expect(methodAfter({ method: 'UPI + Cash', paid: 1 }, 'UPI')).toBe('UPI + Cash');
});

test('a method of which nothing is left is no longer named, unless it is the only one', () => {
  expect(methodWithout('Cash + UPI', 'Cash')).toBe('UPI');
  expect(methodWithout('Cash + UPI', 'Card')).toBe('Cash + UPI');
  expect(methodWithout('Cash', 'Cash')).toBe('Cash');
});
