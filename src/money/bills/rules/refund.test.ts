import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RefundWay } from '#money/payments/rules/refund-ways.ts';
import { foldOrder } from '#ordering/orders/rules/fold-order.ts';
import { CANCELLED, type LoggedOrderEvent, type OrderEvent } from '#ordering/orders/rules/order.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#platform/time/rules/durations.ts';
import { holds } from '#testing/rules/expecting.ts';
import { nextRefundPoll, shareOut, whyOwed } from './refund.ts';

const logOf = (...events: OrderEvent[]): LoggedOrderEvent[] =>
  events.map((event, index) => ({ seq: index + 1, at: (index + 1) * 1000, event }));

const placed: OrderEvent = { what: 'placed', state: 1, amount: 500_00, payment: 'awaiting' };
const paid: OrderEvent = { what: 'payment', payment: 'paid', from: 1, to: 1, amount: 500_00 };
const cancelled: OrderEvent = { what: 'state', from: 1, to: CANCELLED };
const priced = (before: number, after: number): OrderEvent => ({
  what: 'item',
  lineId: 'a',
  discarded: after < before,
  before,
  after,
});
const refund = (
  step: 'begun' | 'done' | 'failed',
  amount: number,
  how: RefundWay = 'gateway',
): OrderEvent => ({ what: 'refund', refundId: 'r', step, how, amount });

describe('the fold of a log with refunds', () => {
  const before = [placed, paid, cancelled];
  const told = (...events: OrderEvent[]) => {
    const { refunded, refundsPending, payment } = foldOrder(logOf(...before, ...events));
    return { refunded, refundsPending, payment };
  };

  test('counts a refund under way as refunded, unless it fails', () => {
    expect(told(refund('begun', 200_00))).toEqual({
      refunded: 200_00,
      refundsPending: 200_00,
      payment: 'paid',
    });
    const done = told(refund('begun', 200_00), refund('done', 200_00));
    expect(done).toEqual({ refunded: 200_00, refundsPending: 0, payment: 'paid' });
    const failed = told(refund('begun', 200_00), refund('failed', 200_00));
    expect(failed).toEqual({ refunded: 0, refundsPending: 0, payment: 'paid' });
  });

  test('counts a refund by hand at once', () => {
    const hand = told(refund('done', 50_00, 'hand'));
    expect(hand).toEqual({ refunded: 50_00, refundsPending: 0, payment: 'paid' });
  });

  test('adds up the payments of several attempts', () => {
    expect(foldOrder(logOf(placed, paid, paid))).toMatchObject({ paid: 1000_00, payment: 'paid' });
  });
});

describe('why something is owed, and since when', () => {
  test.each<[string, OrderEvent[], ReturnType<typeof whyOwed>]>([
    ['nothing is owed', [placed, paid], null],
    ['cancelled', [placed, paid, cancelled], { since: 3000, why: 'cancelled' }],
    ['an item was removed', [placed, paid, priced(500_00, 380_00)], { since: 3000, why: 'taken_off' }],
    [
      'an item was removed, then the order cancelled: since the first, for the last cause',
      [placed, paid, priced(500_00, 380_00), cancelled],
      { since: 3000, why: 'cancelled' },
    ],
    [
      'an item was removed and put back',
      [placed, paid, priced(500_00, 380_00), priced(380_00, 500_00)],
      null,
    ],
    [
      'paid after it had been cancelled',
      [placed, cancelled, { ...paid, payment: 'refund_due', from: 5, to: 5 } as OrderEvent],
      { since: 3000, why: 'paid_late' },
    ],
    ['paid more', [placed, { ...paid, amount: 512_00 } as OrderEvent], { since: 2000, why: 'paid_more' }],
    ['paid twice', [placed, paid, paid], { since: 3000, why: 'paid_twice' }],
    ['a refund is under way', [placed, paid, cancelled, refund('begun', 500_00)], null],
    [
      'the gateway refused a refund',
      [placed, paid, cancelled, refund('begun', 500_00), refund('failed', 500_00)],
      { since: 5000, why: 'refund_failed' },
    ],
    [
      'a part was refunded',
      [placed, paid, cancelled, refund('done', 100_00, 'hand')],
      { since: 3000, why: 'cancelled' },
    ],
  ])('%s', (_, events, expected) => {
    expect(whyOwed({ roundOff: null, sittingId: null }, logOf(...events))).toEqual(expected);
  });
});

test('divides an amount among attempts to the paisa, and takes no more from an attempt than it has', () => {
  const source = fc.record({ id: fc.uuid(), left: fc.nat(1000_00) });
  holds(
    fc.property(
      fc.array(source, { maxLength: 5 }),
      fc.integer({ min: 1, max: 3000_00 }),
      (sources, amount) => {
        const all = sources.reduce((sum, { left }) => sum + left, 0);
        const shares = shareOut(amount, sources);
        expect(shares === null).toBe(all < amount);
        if (shares === null) return;
        expect(shares.reduce((sum, share) => sum + share.amount, 0)).toBe(amount);
        for (const share of shares) {
          expect(share.amount).toBeGreaterThan(0);
          expect(share.amount).toBeLessThanOrEqual(sources.find(({ id }) => id === share.id)?.left ?? 0);
        }
      },
    ),
  );
});

test('refunds the later attempt first, since it is the one that was paid by mistake', () => {
  const sources = [
    { id: 'first', left: 500_00 },
    { id: 'second', left: 500_00 },
  ];
  expect(shareOut(500_00, sources)).toEqual([{ id: 'second', amount: 500_00 }]);
});

test('asks about a refund often at first, then once a day without end', () => {
  expect(nextRefundPoll(0, 0)).toBe(30 * SECOND);
  expect(nextRefundPoll(0, 30 * SECOND)).toBe(MINUTE);
  expect(nextRefundPoll(0, 11 * HOUR)).toBe(12 * HOUR);
  expect(nextRefundPoll(0, 12 * HOUR)).toBe(DAY);
  expect(nextRefundPoll(0, 100 * DAY)).toBe(101 * DAY);
  holds(
    fc.property(fc.nat(10 ** 9), fc.nat(10 ** 12), (start, age) => {
      const wait = nextRefundPoll(start, start + age) - (start + age);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(DAY);
    }),
  );
});
