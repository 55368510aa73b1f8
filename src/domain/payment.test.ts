import { describe, expect, test } from 'vitest';
import {
  attemptSettlementOf,
  nextQuestion,
  orderSettlementOf,
  outcomeOf,
  PAYMENT_PATIENCE_MS,
  type PaymentState,
} from './payment.ts';

test('an order waits a quarter of an hour', () => {
  expect(PAYMENT_PATIENCE_MS).toBe(900_000);
});

test('a gateway is asked ever more seldom, for three days', () => {
  const minutes = (age: number) => {
    const next = nextQuestion(1_000, 1_000 + age * 60_000);
    return next === null ? null : (next - 1_000) / 60_000;
  };
  expect([0, 14.99, 15, 29, 30, 60, 1439, 1440, 4319, 4320].map(minutes)).toEqual([
    ...[15, 15, 30, 30, 60, 360, 1440, 2880, 4320],
    null,
  ]);
});

describe('what an outcome makes of its attempt', () => {
  test.each<[PaymentState, ...(PaymentState | null)[]]>([
    // from, and then once it is paid, has failed, has expired
    ['awaiting', 'paid', 'failed', 'expired'],
    ['paid', null, null, null],
    ['refund_due', null, null, null],
    ['failed', 'refund_due', null, null],
    ['expired', 'refund_due', null, null],
    ['unpaid', 'refund_due', null, null],
  ])('from %s', (from, ...wanted) => {
    expect(
      (['paid', 'failed', 'expired'] as const).map((outcome) => attemptSettlementOf(from, outcome)),
    ).toEqual(wanted);
  });
});

describe('what the outcome of one attempt makes of its order', () => {
  const OUTCOMES = ['paid', 'failed', 'expired'] as const;

  test.each<[PaymentState, ...(PaymentState | null)[]]>([
    ['awaiting', 'paid', 'failed', 'expired'],
    ['paid', 'refund_due', null, null],
    ['refund_due', 'refund_due', null, null],
    ['failed', 'refund_due', null, null],
    ['expired', 'refund_due', null, null],
    ['unpaid', 'refund_due', null, null],
  ])('from %s, when no other is under way', (from, ...wanted) => {
    expect(OUTCOMES.map((outcome) => orderSettlementOf(from, outcome, { isLast: true }))).toEqual(wanted);
  });

  test('while another is under way, nobody has failed to pay', () => {
    const outcomes = OUTCOMES.map((outcome) => orderSettlementOf('awaiting', outcome, { isLast: false }));
    expect(outcomes).toEqual(['paid', null, null]);
  });
});

describe('what a gateway says', () => {
  const due = { amount: 487_43, currency: 'INR' };
  const paid = { state: 'paid', transactionId: 'T1', amount: 487_43, currency: 'INR' } as const;

  test.each([
    ['less', { ...paid, amount: 487_42 }],
    ['more', { ...paid, amount: 487_44 }],
    ['rupees for paise', { ...paid, amount: 48_743_00 }],
    ['no amount', { ...paid, amount: null }],
    ['another currency', { ...paid, currency: 'USD' }],
    ['nothing yet', { state: 'pending' as const }],
    ['nothing at all', { state: 'unreachable' as const, reason: 'down' }],
  ])('%s is no outcome', (_, answer) => {
    expect(outcomeOf(answer, due)).toBeNull();
  });

  test('the right amount is paid, a failure has failed', () => {
    expect(outcomeOf(paid, due)).toBe('paid');
    expect(outcomeOf({ state: 'failed' }, due)).toBe('failed');
  });
});
