import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueOf } from '#money/bills/rules/balance.ts';
import { isPayableByUpi, receivable } from '#money/bills/rules/receipts.ts';
import type { Claim, PaymentState } from '#money/payments/rules/payment.ts';
import { holds } from '#testing/rules/expecting.ts';
import { isAllowed, STATES } from '#testing/rules/transitions.ts';
import { foldOrder } from './fold-order.ts';
import { CANCELLED, canMove, type LoggedOrderEvent, type OrderEvent, type OrderState } from './order.ts';

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

class Remove implements fc.Command<Model, Real> {
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
  return { state, payment, paid, refunded: 0, roundOff: null, amount: amountOf(model), currency: 'INR' };
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

/** Records a payment. No claim and nothing due is lost, and never more is owed than was received. */
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
    expect(isPayableByUpi({ ...money, refunded })).toBe(dueOf({ ...money, refunded }) > 0);
  }
  toString(): string {
    return `receive ${this.part}`;
  }
}

function expectAgreement(model: Model, { log }: Real): void {
  const { values: _, ...told } = model;
  expect(foldOrder(log)).toEqual({
    ...told,
    amount: amountOf(model),
    discounts: [],
    parts: new Map(),
    refunded: 0,
    refundsPending: 0,
    roundOff: null,
  });
  expect(STATES).toContain(model.state);
}

test('no sequence of actions leaves the transition table, and the fold of the log agrees with a simple model', () => {
  const lineIds = fc.constantFrom(...Object.keys(LINES));
  const commands = fc.commands(
    [
      fc.constantFrom(...STATES).map((to) => new Move(to)),
      fc.tuple(lineIds, fc.boolean()).map(([lineId, discarded]) => new Remove(lineId, discarded)),
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
  );
});
