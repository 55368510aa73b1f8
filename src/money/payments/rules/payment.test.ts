import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import {
  attemptSettlementOf,
  doubtOf,
  type GatewayAnswer,
  nextDailyPoll,
  nextPoll,
  orderSettlementOf,
  PAYMENT_PATIENCE_MS,
  type PaymentState,
} from './payment.ts';

test('an order waits a quarter of an hour for its payment', () => {
  expect(PAYMENT_PATIENCE_MS).toBe(900_000);
});

test('a gateway is asked less and less often, for three days', () => {
  const minutes = (age: number) => {
    const next = nextPoll(1_000, 1_000 + age * MINUTE);
    return next === null ? null : (next - 1_000) / MINUTE;
  };
  expect([0, 14.99, 15, 29, 30, 60, 1439, 1440, 4319, 4320].map(minutes)).toEqual([
    ...[15, 15, 30, 30, 60, 360, 1440, 2880, 4320],
    null,
  ]);
});

describe('how an outcome settles its attempt', () => {
  test.each<[PaymentState, ...(PaymentState | null)[]]>([
    // From, then: paid, paid in another currency, failed, expired.
    ['awaiting', 'paid', 'refund_due', 'failed', 'expired'],
    ['paid', null, null, null, null],
    ['refund_due', null, null, null, null],
    ['failed', 'refund_due', 'refund_due', null, null],
    ['expired', 'refund_due', 'refund_due', null, null],
    ['unpaid', 'refund_due', 'refund_due', null, null],
  ])('from %s', (from, ...wanted) => {
    expect(
      (['paid', 'foreign', 'failed', 'expired'] as const).map((outcome) =>
        attemptSettlementOf(from, outcome),
      ),
    ).toEqual(wanted);
  });
});

describe('how the outcome of one attempt settles its order', () => {
  const OUTCOMES = ['paid', 'foreign', 'failed', 'expired'] as const;

  test.each<[PaymentState, ...(PaymentState | null)[]]>([
    ['awaiting', 'paid', 'refund_due', 'failed', 'expired'],
    ['paid', 'refund_due', 'refund_due', null, null],
    ['refund_due', 'refund_due', 'refund_due', null, null],
    ['failed', 'refund_due', 'refund_due', null, null],
    ['expired', 'refund_due', 'refund_due', null, null],
    ['unpaid', 'refund_due', 'refund_due', null, null],
  ])('from %s, when no other is under way', (from, ...wanted) => {
    expect(OUTCOMES.map((outcome) => orderSettlementOf(from, outcome, { isLast: true }))).toEqual(wanted);
  });

  test('while another is under way, a failed or expired attempt leaves the order awaiting', () => {
    const outcomes = OUTCOMES.map((outcome) => orderSettlementOf('awaiting', outcome, { isLast: false }));
    expect(outcomes).toEqual(['paid', 'refund_due', null, null]);
  });
});

test('an attempt without an outcome is asked about every day', () => {
  expect([0, 72, 73, 96].map((hours) => nextDailyPoll(1_000, 1_000 + hours * HOUR))).toEqual(
    [1, 4, 4, 5].map((days) => 1_000 + days * DAY),
  );
});

test.each<[GatewayAnswer, string | null]>([
  [{ state: 'unpaid' }, null],
  [{ state: 'failed' }, null],
  [{ state: 'paid', transactionId: 'T1', amount: 1, currency: 'INR' }, null],
  [{ state: 'paid', transactionId: 'T1', amount: 1, currency: 'INR', unclear: 'two' }, 'two'],
  [{ state: 'pending', reason: 'It says SOON' }, 'It says SOON'],
  [{ state: 'unreachable', reason: 'down' }, 'down'],
])('%j raises the doubt %s', (answer, doubt) => {
  expect(doubtOf(answer)).toBe(doubt);
});
