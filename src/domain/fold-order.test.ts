import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueOf } from './books.ts';
import {
  CANCELLED,
  canMove,
  foldOrder,
  type LoggedOrderEvent,
  type OrderEvent,
  type OrderState,
  RECEIVED,
  SERVED,
  waitsForPayment,
} from './order.ts';
import type { Claim, PaymentState, Settlement } from './payment.ts';
import { isPayableByUpi, receivable } from './receipts.ts';
import { holds } from './testing/expecting.ts';
import { isAllowed, STATES } from './testing/transitions.ts';

const logOf = (...events: OrderEvent[]): LoggedOrderEvent[] =>
  events.map((event, index) => ({ seq: index + 1, at: (index + 1) * 1000, event }));
const placed: OrderEvent = { what: 'placed', state: 1, amount: 500_00 };

describe('foldOrder', () => {
  test('of nothing is an order that has only been received', () => {
    const nothing = {
      state: RECEIVED,
      amount: 0,
      payment: 'unpaid',
      paid: 0,
      refunded: 0,
      returning: 0,
      claim: null,
      discarded: new Set(),
      ready: new Set(),
      seenAt: null,
      since: 0,
      servedAt: null,
    };
    expect(foldOrder([])).toEqual(nothing);
  });

  test('an order that is placed as served was served at once', () => {
    const log = logOf({ ...placed, state: SERVED });
    expect(foldOrder(log)).toMatchObject({ state: SERVED, since: 1000, servedAt: 1000 });
  });

  test('served a second time keeps the time of the first', () => {
    const log = logOf(
      placed,
      { what: 'state', from: 1, to: 4 },
      { what: 'state', from: 4, to: 3, reason: 'Sent back' },
      { what: 'state', from: 3, to: 4 },
    );
    expect(foldOrder(log)).toMatchObject({ state: SERVED, since: 4000, servedAt: 2000, amount: 500_00 });
  });

  test('a discarded item changes the amount, and neither the state nor its time', () => {
    const log = logOf(
      placed,
      { what: 'item', lineId: 'a', discarded: true, before: 500_00, after: 300_00, reason: 'Sold out' },
      { what: 'item', lineId: 'b', discarded: true, before: 300_00, after: 0 },
      { what: 'item', lineId: 'a', discarded: false, before: 0, after: 200_00 },
    );
    expect(foldOrder(log)).toEqual({
      state: RECEIVED,
      amount: 200_00,
      payment: 'unpaid',
      paid: 0,
      refunded: 0,
      returning: 0,
      claim: null,
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
  test('can be cancelled, and nothing else', () => {
    for (const to of STATES) expect(waitsForPayment('awaiting', to)).toBe(to !== CANCELLED);
    for (const payment of ['unpaid', 'paid', 'failed', 'expired', 'refund_due'] as const)
      for (const to of STATES) expect(waitsForPayment(payment, to)).toBe(false);
  });

  test('is where it was when it is paid', () => {
    const paid = { state: 1, payment: 'paid', amount: 500_00, since: 1000 };
    expect(foldOrder(logOf(awaited))).toMatchObject({ ...paid, payment: 'awaiting', paid: 0 });
    expect(foldOrder(logOf(awaited, ends('paid', 1)))).toMatchObject({ ...paid, paid: 500_00 });
  });

  test.each(['failed', 'expired'] as const)('is cancelled with the payment when that has %s', (payment) => {
    const log = logOf(awaited, ends(payment, 5));
    expect(foldOrder(log)).toMatchObject({ state: CANCELLED, payment, since: 2000 });
  });

  test('does not wait any more once somebody has cancelled it; money that comes then is to go back', () => {
    const cancelled = [awaited, { what: 'state', from: 1, to: 5 }] satisfies OrderEvent[];
    expect(foldOrder(logOf(...cancelled))).toMatchObject({ state: CANCELLED, payment: 'unpaid', paid: 0 });
    const late = foldOrder(logOf(...cancelled, ends('refund_due', 5)));
    expect(late).toMatchObject({ state: CANCELLED, payment: 'refund_due', paid: 500_00, since: 2000 });
  });

  test('stays paid when it is paid a second time, which is to go back', () => {
    const log = logOf(awaited, ends('paid', 1), ends('refund_due', 1));
    expect(foldOrder(log)).toMatchObject({ state: 1, payment: 'paid', paid: 1000_00 });
  });

  test('stays paid when it is cancelled later', () => {
    const log = logOf(awaited, ends('paid', 1), { what: 'state', from: 1, to: 5 });
    expect(foldOrder(log)).toMatchObject({ state: CANCELLED, payment: 'paid' });
  });
});

interface Model {
  state: OrderState;
  payment: PaymentState;
  paid: number;
  claim: Claim | null;
  values: Map<string, number>;
  discarded: Set<string>;
  ready: Set<string>;
  seenAt: number | null;
  since: number;
  servedAt: number | null;
}
interface Real {
  log: LoggedOrderEvent[];
}

const LINES = { idli: 80_00, dosa: 120_50, vada: 45_25 };
const amountOf = ({ values, discarded }: Model) =>
  [...values].reduce((total, [id, value]) => total + (discarded.has(id) ? 0 : value), 0);

function append({ log }: Real, event: OrderEvent): number {
  const seq = log.length + 1;
  log.push({ seq, at: seq * 1000, event });
  return seq * 1000;
}

class Move implements fc.Command<Model, Real> {
  private readonly to: OrderState;
  constructor(to: OrderState) {
    this.to = to;
  }
  check({ state }: Readonly<Model>): boolean {
    return canMove(state, this.to);
  }
  run(model: Model, real: Real): void {
    expect(isAllowed(model.state, this.to)).toBe(true);
    const now = append(real, { what: 'state', from: model.state, to: this.to });
    model.state = this.to;
    model.since = now;
    if (this.to === 4 && model.servedAt === null) model.servedAt = now;
    expectAgreement(model, real);
  }
  toString(): string {
    return `to ${this.to}`;
  }
}

class Discard implements fc.Command<Model, Real> {
  private readonly lineId: string;
  private readonly discarded: boolean;
  constructor(lineId: string, discarded: boolean) {
    this.lineId = lineId;
    this.discarded = discarded;
  }
  check({ state }: Readonly<Model>): boolean {
    return state !== 5;
  }
  run(model: Model, real: Real): void {
    const before = amountOf(model);
    if (this.discarded) model.discarded.add(this.lineId);
    else model.discarded.delete(this.lineId);
    const { lineId, discarded } = this;
    append(real, { what: 'item', lineId, discarded, before, after: amountOf(model) });
    expectAgreement(model, real);
  }
  toString(): string {
    return `${this.discarded ? 'discard' : 'restore'} ${this.lineId}`;
  }
}

class Bump implements fc.Command<Model, Real> {
  private readonly lineId: string;
  private readonly ready: boolean;
  constructor(lineId: string, ready: boolean) {
    this.lineId = lineId;
    this.ready = ready;
  }
  check({ state, discarded }: Readonly<Model>): boolean {
    return state !== 5 && !discarded.has(this.lineId);
  }
  run(model: Model, real: Real): void {
    const { lineId, ready } = this;
    if (ready) model.ready.add(lineId);
    else model.ready.delete(lineId);
    append(real, { what: 'ready', lineId, ready });
    expectAgreement(model, real);
  }
  toString(): string {
    return `${this.lineId} is ${this.ready ? '' : 'not '}ready`;
  }
}

class See implements fc.Command<Model, Real> {
  check({ seenAt }: Readonly<Model>): boolean {
    return seenAt === null;
  }
  run(model: Model, real: Real): void {
    model.seenAt = append(real, { what: 'seen' });
    expectAgreement(model, real);
  }
  toString(): string {
    return 'see';
  }
}

const moneyOf = (model: Readonly<Model>) => {
  const { state, payment, paid } = model;
  return { state, payment, paid, refunded: 0, amount: amountOf(model), currency: 'INR' };
};

class ClaimPaid implements fc.Command<Model, Real> {
  check(model: Readonly<Model>): boolean {
    return isPayableByUpi(moneyOf(model));
  }
  run(model: Model, real: Real): void {
    const amount = dueOf(moneyOf(model));
    append(real, { what: 'claim', amount, utr: '432156789012' });
    model.payment = 'claimed';
    model.claim = { amount, utr: '432156789012' };
    expectAgreement(model, real);
  }
  toString(): string {
    return 'claim';
  }
}

class RefuseClaim implements fc.Command<Model, Real> {
  check({ payment }: Readonly<Model>): boolean {
    return payment === 'claimed';
  }
  run(model: Model, real: Real): void {
    append(real, { what: 'claim_refused', reason: 'Not in the account' });
    model.payment = 'unpaid';
    model.claim = null;
    expectAgreement(model, real);
  }
  toString(): string {
    return 'refuse the claim';
  }
}

/** Nothing that was claimed or is due is lost, and what is owed back is never more than what came. */
class Receive implements fc.Command<Model, Real> {
  private readonly part: number;
  constructor(part: number) {
    this.part = part;
  }
  check(model: Readonly<Model>): boolean {
    return receivable(moneyOf(model), model.claim, 'Cash').most > 0;
  }
  run(model: Model, real: Real): void {
    const { most } = receivable(moneyOf(model), model.claim, 'UPI');
    const amount = Math.max(1, Math.ceil(most * this.part));
    const { state } = model;
    model.paid += amount;
    model.payment = state === CANCELLED ? 'refund_due' : 'paid';
    model.claim = null;
    const received = { method: 'UPI' as const };
    const event = { payment: model.payment, from: state, to: state, amount, received } as const;
    append(real, { what: 'payment', ...event });
    expectAgreement(model, real);
    const { refunded, ...money } = moneyOf(model);
    expect(dueOf({ ...money, refunded })).toBeLessThanOrEqual(money.amount);
    expect(isPayableByUpi({ ...money, refunded })).toBe(false);
  }
  toString(): string {
    return `receive ${this.part}`;
  }
}

function expectAgreement(model: Model, { log }: Real): void {
  const { values: _, ...told } = model;
  expect(foldOrder(log)).toEqual({ ...told, amount: amountOf(model), refunded: 0, returning: 0 });
  expect(STATES).toContain(model.state);
}

test('no sequence of actions leaves the table, and the fold of the log agrees with a simple model', () => {
  const lineIds = fc.constantFrom(...Object.keys(LINES));
  const commands = fc.commands(
    [
      fc.constantFrom(...STATES).map((to) => new Move(to)),
      fc.tuple(lineIds, fc.boolean()).map(([lineId, discarded]) => new Discard(lineId, discarded)),
      fc.tuple(lineIds, fc.boolean()).map(([lineId, ready]) => new Bump(lineId, ready)),
      fc.constant(new See()),
      fc.constant(new ClaimPaid()),
      fc.constant(new RefuseClaim()),
      fc.constantFrom(0.01, 0.5, 1).map((part) => new Receive(part)),
    ],
    { maxCommands: 40 },
  );
  const start = fc.constantFrom<OrderState>(1, 2, 3, 4);
  holds(
    fc.property(start, commands, (state, actions) => {
      const values = new Map(Object.entries(LINES));
      const servedAt = state === 4 ? 1000 : null;
      const nothing = { discarded: new Set<string>(), ready: new Set<string>(), seenAt: null };
      const money = { payment: 'unpaid', paid: 0, claim: null } as const;
      const model: Model = { state, values, ...money, ...nothing, since: 1000, servedAt };
      const real: Real = { log: [] };
      append(real, { what: 'placed', state, amount: amountOf(model) });
      fc.modelRun(() => ({ model, real }), actions);
      expectAgreement(model, real);
    }),
    300,
  );
});

describe('an order that its guest says to have paid', () => {
  const claimed: OrderEvent = { what: 'claim', amount: 500_00, utr: '432156789012' };
  const claim = { amount: 500_00, utr: '432156789012' };

  test('is claimed, and not paid, whatever else happens', () => {
    const fewer: OrderEvent = { what: 'item', lineId: 'a', discarded: true, before: 500_00, after: 300_00 };
    const cancelled: OrderEvent = { what: 'state', from: 1, to: 5 };
    for (const more of [[], [fewer], [cancelled], [fewer, cancelled]])
      expect(foldOrder(logOf(placed, claimed, ...more))).toMatchObject({
        payment: 'claimed',
        claim,
        paid: 0,
      });
  });

  test('can be claimed anew, and is unpaid again when the claim is refused', () => {
    const right: OrderEvent = { what: 'claim', amount: 500_00, utr: '111111111111' };
    const refused: OrderEvent = { what: 'claim_refused', reason: 'Not in the account' };
    expect(foldOrder(logOf(placed, claimed, right)).claim?.utr).toBe('111111111111');
    expect(foldOrder(logOf(placed, claimed, refused))).toMatchObject({ payment: 'unpaid', claim: null });
    expect(foldOrder(logOf(placed, claimed, refused, right)).payment).toBe('claimed');
  });

  test('leaves its state and its times alone', () => {
    expect(foldOrder(logOf(placed, claimed))).toMatchObject({ state: 1, since: 1000, seenAt: null });
  });
});

describe('what leaves an order in its state', () => {
  const seen: OrderEvent = { what: 'seen' };
  const ready = (lineId: string, isReady = true): OrderEvent => ({ what: 'ready', lineId, ready: isReady });

  test('it was seen when somebody said so first', () => {
    expect(foldOrder(logOf(placed)).seenAt).toBeNull();
    expect(foldOrder(logOf(placed, seen, seen)).seenAt).toBe(2000);
  });

  test('what is ready is what was last said of each line', () => {
    const fold = foldOrder(logOf(placed, ready('a'), ready('b'), ready('a', false), ready('c')));
    expect(fold.ready).toEqual(new Set(['b', 'c']));
  });

  test('state, amount, payment and times are as if it had not happened', () => {
    const moved: OrderEvent = { what: 'state', from: 1, to: 3 };
    const { state, amount, payment, since } = foldOrder(logOf(placed, moved, seen, ready('a')));
    expect([state, amount, payment, since]).toEqual([3, 500_00, 'unpaid', 2000]);
  });
});
