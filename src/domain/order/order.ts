import type { Minor } from '../money/money.ts';
import {
  type Claim,
  isReceived,
  type PaymentState,
  type Receipt,
  type Settlement,
} from '../money/payment.ts';
import type { RefundWay } from '../money/refund-ways.ts';
import { may, type Permission, type Role } from '../people/permissions.ts';

export const RECEIVED = 1;
export const CONFIRMED = 2;
export const PREPARING = 3;
export const SERVED = 4;
export const CANCELLED = 5;

/** Those in which something is still to be done. */
export const OPEN = [RECEIVED, CONFIRMED, PREPARING] as const;
/** What an order goes through unless it is cancelled. */
export const STEPS = [...OPEN, SERVED] as const;
export const ORDER_STATES = [...STEPS, CANCELLED] as const;

export type OrderStep = (typeof STEPS)[number];
export type OrderState = (typeof ORDER_STATES)[number];

export const STATE_LABELS: Record<OrderState, string> = {
  [RECEIVED]: 'Received.',
  [CONFIRMED]: 'Confirmed.',
  [PREPARING]: 'Preparing',
  [SERVED]: 'Served',
  [CANCELLED]: 'Order Cancelled',
};

export const TRANSITIONS: Record<OrderState, readonly OrderState[]> = {
  [RECEIVED]: [CONFIRMED, PREPARING, SERVED, CANCELLED],
  [CONFIRMED]: [PREPARING, SERVED, CANCELLED, RECEIVED],
  [PREPARING]: [SERVED, CANCELLED, CONFIRMED],
  [SERVED]: [PREPARING, CANCELLED],
  [CANCELLED]: [],
};

export function isOrderState(value: number): value is OrderState {
  return value in STATE_LABELS;
}

export function canMove(from: OrderState, to: OrderState): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Nothing is cooked before it is paid: an order that waits for its payment can only be cancelled. */
export function waitsForPayment(payment: PaymentState, to: OrderState): boolean {
  return payment === 'awaiting' && to !== CANCELLED;
}

/** What somebody must be allowed to do to move an order this way; one that was served once stays a served one. */
export function movePermission(from: OrderState, to: OrderState, wasServed = from === SERVED): Permission {
  if (to !== CANCELLED) return 'order.move';
  return wasServed || from === SERVED ? 'order.cancel-served' : 'order.cancel';
}

export function mayMove(role: Role, from: OrderState, to: OrderState, wasServed = false): boolean {
  return canMove(from, to) && may(role, movePermission(from, to, wasServed));
}

/** What somebody must be allowed to do to take dishes off an order: with all of them off, it is as good as cancelled. */
export function discardPermission(wasServed: boolean): Permission {
  return wasServed ? 'order.cancel-served' : 'order.discard';
}

/**
 * What can happen to an order, as its log keeps it. The end of a payment names the state that it leads to, and all that
 * has been received by then; where somebody of the staff took the money, it says what they took.
 */
export type OrderEvent =
  | { what: 'placed'; state: OrderState; amount: Minor; payment?: 'awaiting' }
  /** `byGuest`: they have cancelled it themselves. */
  | { what: 'state'; from: OrderState; to: OrderState; reason?: string; byGuest?: true }
  | {
      what: 'payment';
      payment: Settlement;
      from: OrderState;
      to: OrderState;
      amount: Minor;
      reason?: string;
      received?: Receipt;
      /** What came in another currency; it is none of the order's own. */
      foreign?: { amount: Minor; currency: string };
    }
  /** Somebody has looked into the gateway's account for money of which it had told nothing clear. */
  | { what: 'payment_checked'; from: OrderState; to: OrderState; reason: string }
  | { what: 'claim'; amount: Minor; utr?: string }
  | { what: 'claim_refused'; reason: string }
  | ({ what: 'item'; before: Minor; after: Minor; reason?: string } & ItemChange)
  /** Its bill has rounded it, or left it as it was received. The states are for programs that don't know this entry. */
  | { what: 'rounded'; from: OrderState; to: OrderState; roundOff: Minor | null }
  | { what: 'seen' }
  | { what: 'ready'; lineId: string; ready: boolean }
  | RefundEvent;

/** A line is taken off or put back; or only some of its portions, which are then a line of their own, `of` that one. */
export interface ItemChange {
  lineId: string;
  discarded: boolean;
  of?: string;
  /** How many portions; left out where it is all of the line. */
  quantity?: number;
}

/** Some portions of a line that were taken off. */
export interface PartOff {
  of: string;
  quantity: number;
}

/** What a gateway gives back is begun first; what was given back by hand is done as soon as it is known. */
export interface RefundEvent {
  what: 'refund';
  refundId: string;
  step: 'begun' | 'done' | 'failed';
  how: RefundWay;
  amount: Minor;
  reason?: string;
  /** Somebody has looked into the account of a gateway that did not answer. */
  checked?: true;
}

/** What can lead to another state. */
type Step = Extract<OrderEvent, { what: 'placed' | 'state' | 'payment' }>;

export interface LoggedOrderEvent {
  seq: number;
  at: number;
  event: OrderEvent;
}

export interface OrderFold {
  state: OrderState;
  amount: Minor;
  payment: PaymentState;
  /** What has been received for it, what of that was given back or is on its way, and what is on its way. */
  paid: Minor;
  refunded: Minor;
  returning: Minor;
  /** What the guest says to have paid, until somebody has looked. */
  claim: Claim | null;
  discarded: ReadonlySet<string>;
  /** Of those, the ones that are only some portions of a line. */
  parts: ReadonlyMap<string, PartOff>;
  /** The lines that the kitchen is done with. */
  ready: ReadonlySet<string>;
  /** When the kitchen first said that it had seen the order. */
  seenAt: number | null;
  /** When the order came into its present state, and when it was first served. */
  since: number;
  servedAt: number | null;
}

/** The order as its log tells it: the order row must always agree with this. */
export function foldOrder(log: readonly LoggedOrderEvent[]): OrderFold {
  const [discarded, ready] = [new Set<string>(), new Set<string>()];
  const parts = new Map<string, PartOff>();
  const fold: OrderFold = {
    state: RECEIVED,
    amount: 0,
    payment: 'unpaid',
    paid: 0,
    refunded: 0,
    returning: 0,
    claim: null,
    discarded,
    parts,
    ready,
    seenAt: null,
    since: 0,
    servedAt: null,
  };
  for (const { at, event } of log) {
    switch (event.what) {
      case 'seen':
        fold.seenAt ??= at;
        break;
      case 'ready':
        mark(ready, event.lineId, event.ready);
        break;
      case 'item':
        fold.amount = event.after;
        changeItem(discarded, parts, event);
        break;
      case 'refund':
        giveBack(fold, event);
        break;
      case 'claim':
        fold.payment = 'claimed';
        fold.claim = { amount: event.amount, utr: event.utr ?? null };
        break;
      case 'payment_checked':
      case 'rounded':
        break;
      case 'claim_refused':
        fold.payment = 'unpaid';
        fold.claim = null;
        break;
      default:
        follow(fold, at, event);
    }
  }
  return fold;
}

function mark(lines: Set<string>, lineId: string, isMarked: boolean): void {
  if (isMarked) lines.add(lineId);
  else lines.delete(lineId);
}

/** A whole line takes the portions with it that were taken off before. */
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

function giveBack(fold: OrderFold, { step, how, amount }: RefundEvent): void {
  const isBegun = step === 'begun';
  if (isBegun || how === 'hand') fold.refunded += amount;
  if (step === 'failed') fold.refunded -= amount;
  if (how === 'gateway') fold.returning += isBegun ? amount : -amount;
}

function follow(fold: OrderFold, at: number, event: Step): void {
  fold.payment = paymentAfter(fold.payment, event);
  if (event.what === 'placed') fold.amount = event.amount;
  if (event.what === 'payment' && isReceived(event.payment)) {
    fold.paid += event.amount;
    fold.claim = null;
  }
  const to = event.what === 'placed' ? event.state : event.to;
  if (event.what !== 'payment' || to !== fold.state) fold.since = at;
  fold.state = to;
  if (to === SERVED) fold.servedAt ??= at;
}

/** Who cancels an order that waits for its payment ends the waiting. */
function paymentAfter(payment: PaymentState, event: Step): PaymentState {
  if (event.what === 'placed') return event.payment ?? 'unpaid';
  // Paid twice is paid, with money to give back.
  if (event.what === 'payment') return payment === 'paid' ? payment : event.payment;
  return payment === 'awaiting' && event.to === CANCELLED ? 'unpaid' : payment;
}
