import { describe, expect, test } from 'vitest';
import type { Settlement } from '#money/payments/rules/payment.ts';
import { STATES } from '#testing/rules/transitions.ts';
import { foldOrder } from './fold-order.ts';
import {
  CANCELLED,
  type LoggedOrderEvent,
  type OrderEvent,
  type OrderState,
  RECEIVED,
  SERVED,
  waitsForPayment,
} from './order.ts';

const logOf = (...events: OrderEvent[]): LoggedOrderEvent[] =>
  events.map((event, index) => ({ seq: index + 1, at: (index + 1) * 1000, event }));
const placed: OrderEvent = { what: 'placed', state: 1, amount: 500_00 };

describe('foldOrder', () => {
  test('an empty log folds to a received order', () => {
    const nothing = {
      state: RECEIVED,
      amount: 0,
      discounts: [],
      payment: 'unpaid',
      paid: 0,
      refunded: 0,
      refundsPending: 0,
      claim: null,
      roundOff: null,
      parts: new Map(),
      discarded: new Set(),
      ready: new Set(),
      seenAt: null,
      since: 0,
      servedAt: null,
    };
    expect(foldOrder([])).toEqual(nothing);
  });

  test('an order placed as served counts as served at once', () => {
    const log = logOf({ ...placed, state: SERVED });
    expect(foldOrder(log)).toMatchObject({ state: SERVED, since: 1000, servedAt: 1000 });
  });

  test('an order served a second time keeps the time of the first', () => {
    const log = logOf(
      placed,
      { what: 'state', from: 1, to: 4 },
      { what: 'state', from: 4, to: 3, reason: 'Sent back' },
      { what: 'state', from: 3, to: 4 },
    );
    expect(foldOrder(log)).toMatchObject({ state: SERVED, since: 4000, servedAt: 2000, amount: 500_00 });
  });

  test('a discarded item changes the amount, but neither the state nor its time', () => {
    const log = logOf(
      placed,
      { what: 'item', lineId: 'a', discarded: true, before: 500_00, after: 300_00, reason: 'Sold out' },
      { what: 'item', lineId: 'b', discarded: true, before: 300_00, after: 0 },
      { what: 'item', lineId: 'a', discarded: false, before: 0, after: 200_00 },
    );
    expect(foldOrder(log)).toEqual({
      state: RECEIVED,
      amount: 200_00,
      discounts: [],
      payment: 'unpaid',
      paid: 0,
      refunded: 0,
      refundsPending: 0,
      claim: null,
      roundOff: null,
      parts: new Map(),
      discarded: new Set(['b']),
      ready: new Set(),
      seenAt: null,
      since: 1000,
      servedAt: null,
    });
  });
});

const awaited: OrderEvent = { ...placed, payment: 'awaiting' };
const ends = (payment: Settlement, to: OrderState): OrderEvent => ({
  what: 'payment',
  payment,
  from: 1,
  to,
  amount: 500_00,
});

describe('an order that waits for its payment', () => {
  test('can only be cancelled', () => {
    for (const to of STATES) expect(waitsForPayment('awaiting', to)).toBe(to !== CANCELLED);
    for (const payment of ['unpaid', 'paid', 'failed', 'expired', 'refund_due'] as const)
      for (const to of STATES) expect(waitsForPayment(payment, to)).toBe(false);
  });

  test('keeps its state when it is paid', () => {
    const paid = { state: 1, payment: 'paid', amount: 500_00, since: 1000 };
    expect(foldOrder(logOf(awaited))).toMatchObject({ ...paid, payment: 'awaiting', paid: 0 });
    expect(foldOrder(logOf(awaited, ends('paid', 1)))).toMatchObject({ ...paid, paid: 500_00 });
  });

  test.each(['failed', 'expired'] as const)('is cancelled with the payment when that has %s', (payment) => {
    const log = logOf(awaited, ends(payment, 5));
    expect(foldOrder(log)).toMatchObject({ state: CANCELLED, payment, since: 2000 });
  });

  test('stops waiting once it is cancelled; money received afterwards has to be refunded', () => {
    const cancelled = [awaited, { what: 'state', from: 1, to: 5 }] satisfies OrderEvent[];
    expect(foldOrder(logOf(...cancelled))).toMatchObject({ state: CANCELLED, payment: 'unpaid', paid: 0 });
    const late = foldOrder(logOf(...cancelled, ends('refund_due', 5)));
    expect(late).toMatchObject({ state: CANCELLED, payment: 'refund_due', paid: 500_00, since: 2000 });
  });

  test('stays paid when it is paid a second time, which has to be refunded', () => {
    const log = logOf(awaited, ends('paid', 1), ends('refund_due', 1));
    expect(foldOrder(log)).toMatchObject({ state: 1, payment: 'paid', paid: 1000_00 });
  });

  test('stays paid when it is cancelled later', () => {
    const log = logOf(awaited, ends('paid', 1), { what: 'state', from: 1, to: 5 });
    expect(foldOrder(log)).toMatchObject({ state: CANCELLED, payment: 'paid' });
  });
});

describe('an order whose guest claims to have paid', () => {
  const claimed: OrderEvent = { what: 'claim', amount: 500_00, utr: '432156789012' };
  const claim = { amount: 500_00, utr: '432156789012' };

  test('is claimed, not paid, whatever else happens', () => {
    const fewer: OrderEvent = { what: 'item', lineId: 'a', discarded: true, before: 500_00, after: 300_00 };
    const cancelled: OrderEvent = { what: 'state', from: 1, to: 5 };
    for (const more of [[], [fewer], [cancelled], [fewer, cancelled]])
      expect(foldOrder(logOf(placed, claimed, ...more))).toMatchObject({
        payment: 'claimed',
        claim,
        paid: 0,
      });
  });

  test('can be claimed again, and is unpaid when the claim is refused', () => {
    const right: OrderEvent = { what: 'claim', amount: 500_00, utr: '111111111111' };
    const refused: OrderEvent = { what: 'claim_refused', reason: 'Not in the account' };
    expect(foldOrder(logOf(placed, claimed, right)).claim?.utr).toBe('111111111111');
    expect(foldOrder(logOf(placed, claimed, refused))).toMatchObject({ payment: 'unpaid', claim: null });
    expect(foldOrder(logOf(placed, claimed, refused, right)).payment).toBe('claimed');
  });

  test('keeps its state and its times', () => {
    expect(foldOrder(logOf(placed, claimed))).toMatchObject({ state: 1, since: 1000, seenAt: null });
  });
});

describe('events that keep an order in its state', () => {
  const seen: OrderEvent = { what: 'seen' };
  const ready = (lineId: string, isReady = true): OrderEvent => ({ what: 'ready', lineId, ready: isReady });

  test('the first `seen` sets when it was seen', () => {
    expect(foldOrder(logOf(placed)).seenAt).toBeNull();
    expect(foldOrder(logOf(placed, seen, seen)).seenAt).toBe(2000);
  });

  test('the last `ready` of each line counts', () => {
    const fold = foldOrder(logOf(placed, ready('a'), ready('b'), ready('a', false), ready('c')));
    expect(fold.ready).toEqual(new Set(['b', 'c']));
  });

  test('state, amount, payment and times stay as they were', () => {
    const moved: OrderEvent = { what: 'state', from: 1, to: 3 };
    const { state, amount, payment, since } = foldOrder(logOf(placed, moved, seen, ready('a')));
    expect([state, amount, payment, since]).toEqual([3, 500_00, 'unpaid', 2000]);
  });
});

describe('a round of a sitting', () => {
  const round = { ...placed, roundOff: -50 };
  const share = (amount: number, more: object = {}): OrderEvent => ({
    what: 'payment',
    payment: 'paid',
    from: 1,
    to: 1,
    amount,
    receiptId: 'a receipt',
    ...more,
  });

  test('keeps in its log how the tab is rounded', () => {
    const rounded: OrderEvent = { what: 'rounded', from: 1, to: 1, roundOff: 20 };
    expect(foldOrder(logOf(round)).roundOff).toBe(-50);
    expect(foldOrder(logOf(round, rounded)).roundOff).toBe(20);
  });

  test('has what it was paid less what was moved to others', () => {
    const log = logOf(round, share(500_00), share(-120_00, { moved: true }), share(20_00, { moved: true }));
    expect(foldOrder(log)).toMatchObject({ state: 1, payment: 'paid', paid: 400_00, since: 1000 });
  });
});

describe('lines that go to another table', () => {
  const off: OrderEvent = {
    what: 'item',
    lineId: 'off',
    of: 'tea',
    quantity: 1,
    discarded: true,
    before: 500_00,
    after: 450_00,
  };
  const ready = (lineId: string): OrderEvent => ({ what: 'ready', lineId, ready: true });
  const split: OrderEvent = {
    what: 'split',
    from: 3,
    to: 3,
    into: 'other',
    lines: ['tea', 'off'],
    after: 90_00,
  };
  const began: OrderEvent = {
    what: 'split_off',
    from: 3,
    to: 3,
    of: 'first',
    amount: 360_00,
    roundOff: 0,
    ready: ['tea'],
    removed: [{ lineId: 'off', of: 'tea', quantity: 1 }],
    seenAt: 1500,
    since: 2000,
    servedAt: null,
  };

  test('leave nothing behind but the rest of the price', () => {
    const moved: OrderEvent = {
      what: 'moved',
      from: 3,
      to: 3,
      was: { name: '12', label: 'Table' },
      table: { name: '7', label: 'Table' },
    };
    const log = logOf(
      placed,
      { what: 'state', from: 1, to: 3 },
      off,
      ready('tea'),
      ready('idli'),
      split,
      moved,
    );
    expect(foldOrder(log)).toMatchObject({
      state: 3,
      amount: 90_00,
      since: 2000,
      parts: new Map(),
      discarded: new Set(),
      ready: new Set(['idli']),
    });
  });

  test('are an order that begins as they were', () => {
    expect(foldOrder(logOf(began))).toMatchObject({
      state: 3,
      amount: 360_00,
      roundOff: 0,
      payment: 'unpaid',
      seenAt: 1500,
      since: 2000,
      servedAt: null,
      parts: new Map([['off', { of: 'tea', quantity: 1 }]]),
      discarded: new Set(['off']),
      ready: new Set(['tea']),
    });
    expect(foldOrder(logOf(began, { what: 'state', from: 3, to: 4 }))).toMatchObject({
      state: 4,
      servedAt: 2000,
    });
  });
});
