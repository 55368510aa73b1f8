import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import { type Claim, isReceived, type PaymentState } from '#money/payments/rules/payment.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import {
  CANCELLED,
  type ItemChange,
  type LoggedOrderEvent,
  type OrderEvent,
  type OrderState,
  type PartOff,
  RECEIVED,
  type RefundEvent,
  SERVED,
  type SplitOff,
} from './order.ts';

/** What the kitchen and the floor do with an order. */
export interface CookedFold {
  state: OrderState;
  discarded: ReadonlySet<string>;
  /** Discarded lines that are only some portions of another line. */
  parts: ReadonlyMap<string, PartOff>;
  /** Lines that the kitchen has finished. */
  ready: ReadonlySet<string>;
  /** When the kitchen first marked the order as seen. */
  seenAt: number | null;
  /** When the order entered its state, and when it was first served. */
  since: number;
  servedAt: number | null;
}

/** What an order costs, and what came in for it and went back. */
export interface OwedFold {
  amount: Minor;
  discounts: readonly OrderDiscount[];
  payment: PaymentState;
  /**
   * `refunded` is the part of `paid` that was refunded or is under way. `refundsPending` is only what is under
   * way.
   */
  paid: Minor;
  refunded: Minor;
  refundsPending: Minor;
  /** The guest's claim, until the staff have checked it. */
  claim: Claim | null;
  /** What the log tells of the rounding: all of it for a round of a sitting, not all for an order alone. */
  roundOff: Minor | null;
}

export type OrderFold = CookedFold & OwedFold;

/** Computes an order from its log. The stored order always equals the result. */
export function foldOrder(log: readonly LoggedOrderEvent[]): OrderFold {
  return { ...foldCooked(log), ...foldOwed(log) };
}

export function foldCooked(log: readonly LoggedOrderEvent[]): CookedFold {
  const [discarded, ready] = [new Set<string>(), new Set<string>()];
  const parts = new Map<string, PartOff>();
  const fold: CookedFold = {
    state: RECEIVED,
    discarded,
    parts,
    ready,
    seenAt: null,
    since: 0,
    servedAt: null,
  };
  for (const { at, event } of log) {
    if (event.what === 'seen') fold.seenAt ??= at;
    else if (event.what === 'ready') mark(ready, event.lineId, event.ready);
    else if (event.what === 'item' && !event.edit) changeItem(discarded, parts, event);
    else if (event.what === 'split') forget(event.lines, { discarded, parts, ready });
    else if (event.what === 'split_off') beginWith(event, fold, { discarded, parts, ready });
    else if (isStep(event)) applyStep(fold, at, event);
  }
  return fold;
}

type Step = Extract<OrderEvent, { what: 'placed' | 'state' | 'payment' }>;

const isStep = (event: OrderEvent): event is Step =>
  event.what === 'placed' || event.what === 'state' || event.what === 'payment';

function mark(lines: Set<string>, lineId: string, isMarked: boolean): void {
  if (isMarked) lines.add(lineId);
  else lines.delete(lineId);
}

/** A whole line that is removed or put back absorbs the portions removed from it before. */
function changeItem(
  discarded: Set<string>,
  parts: Map<string, PartOff>,
  { lineId, discarded: isOff, of, quantity = 0 }: ItemChange,
): void {
  mark(discarded, lineId, isOff);
  if (of === undefined || !isOff) parts.delete(lineId);
  else parts.set(lineId, { of, quantity: quantity + (parts.get(lineId)?.quantity ?? 0) });
  for (const [id, part] of parts) {
    if (part.of !== lineId) continue;
    parts.delete(id);
    discarded.delete(id);
  }
}

interface Marks {
  discarded: Set<string>;
  parts: Map<string, PartOff>;
  ready: Set<string>;
}

/** What goes to another order takes with it what was removed from it. */
function forget(lines: readonly string[], { discarded, parts, ready }: Marks): void {
  for (const [id, { of }] of parts) {
    if (!lines.includes(of)) continue;
    parts.delete(id);
    discarded.delete(id);
  }
  for (const id of lines) ready.delete(id);
}

function beginWith(event: SplitOff, fold: CookedFold, { discarded, parts, ready }: Marks): void {
  const { to: state, seenAt, since, servedAt } = event;
  Object.assign(fold, { state, seenAt, since, servedAt });
  for (const id of event.ready) ready.add(id);
  for (const { lineId, of, quantity } of event.removed) {
    discarded.add(lineId);
    parts.set(lineId, { of, quantity });
  }
}

function applyStep(fold: CookedFold, at: number, event: Step): void {
  const to = event.what === 'placed' ? event.state : event.to;
  if (event.what !== 'payment' || to !== fold.state) fold.since = at;
  fold.state = to;
  if (to === SERVED) fold.servedAt ??= at;
}

export function foldOwed(log: readonly LoggedOrderEvent[]): OwedFold {
  const fold: OwedFold = {
    amount: 0,
    discounts: [],
    payment: 'unpaid',
    paid: 0,
    refunded: 0,
    refundsPending: 0,
    claim: null,
    roundOff: null,
  };
  for (const { event } of log) {
    switch (event.what) {
      case 'item':
        fold.amount = event.after;
        fold.discounts = event.edit?.discounts ?? fold.discounts;
        break;
      case 'rounded':
        fold.roundOff = event.roundOff;
        break;
      case 'split':
        fold.amount = event.after;
        fold.discounts =
          event.discounts ??
          fold.discounts.filter(({ line }) => line === null || !event.lines.includes(line));
        break;
      case 'split_off':
        fold.amount = event.amount;
        fold.discounts = event.discounts ?? [];
        fold.roundOff = event.roundOff;
        break;
      case 'refund':
        applyRefund(fold, event);
        break;
      case 'claim':
        fold.payment = 'claimed';
        fold.claim = { amount: event.amount, utr: event.utr ?? null };
        break;
      case 'claim_refused':
        fold.payment = 'unpaid';
        fold.claim = null;
        break;
      default:
        if (isStep(event)) applyPayment(fold, event);
    }
  }
  return fold;
}

function applyRefund(fold: OwedFold, { step, how, amount }: RefundEvent): void {
  const isBegun = step === 'begun';
  if (isBegun || how === 'hand') fold.refunded += amount;
  if (step === 'failed') fold.refunded -= amount;
  if (how === 'gateway') fold.refundsPending += isBegun ? amount : -amount;
}

function applyPayment(fold: OwedFold, event: Step): void {
  fold.payment = paymentAfter(fold.payment, event);
  if (event.what === 'placed') {
    fold.amount = event.amount;
    fold.roundOff = event.roundOff ?? null;
    fold.discounts = event.discounts ?? [];
  }
  if (event.what === 'payment' && isReceived(event.payment)) {
    fold.paid += event.amount;
    if (event.amount >= 0) fold.claim = null;
  }
}

/** Cancelling an order that waits for its payment ends the waiting. */
function paymentAfter(payment: PaymentState, event: Step): PaymentState {
  if (event.what === 'placed') return event.payment ?? 'unpaid';
  // An order that is paid twice stays paid; the second payment is owed back.
  // What moves away or is taken back leaves the state and the claim as they are.
  if (event.what === 'payment') return payment === 'paid' || event.amount < 0 ? payment : event.payment;
  return payment === 'awaiting' && event.to === CANCELLED ? 'unpaid' : payment;
}
