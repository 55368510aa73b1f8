import type { Minor } from '../money/money.ts';
import {
  type Claim,
  isReceived,
  type PaymentState,
  type Receipt,
  type Settlement,
} from '../money/payment.ts';
import type { RefundWay } from '../money/refund-ways.ts';
import { type ActingRole, may, type Permission } from '../staff/permissions.ts';

export const RECEIVED = 1;
export const CONFIRMED = 2;
export const PREPARING = 3;
export const SERVED = 4;
export const CANCELLED = 5;

/** States in which work is left to do. */
export const OPEN = [RECEIVED, CONFIRMED, PREPARING] as const;
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

/** Returns the permission for a move. An order that was served once counts as served. */
export function movePermission(from: OrderState, to: OrderState, wasServed = from === SERVED): Permission {
  if (to !== CANCELLED) return 'order.move';
  return wasServed || from === SERVED ? 'order.cancel-served' : 'order.cancel';
}

export function mayMove(role: ActingRole, from: OrderState, to: OrderState, wasServed = false): boolean {
  return canMove(from, to) && may(role, movePermission(from, to, wasServed));
}

/** Returns the permission for removing dishes. Removing all of them is as good as cancelling the order. */
export function removePermission(wasServed: boolean): Permission {
  return wasServed ? 'order.cancel-served' : 'order.discard';
}

/**
 * An event in an order's log. The end of a payment names the state it leads to and the amount received in
 * this payment; `received` is there when the staff recorded it.
 */
export type OrderEvent =
  | { what: 'placed'; state: OrderState; amount: Minor; payment?: 'awaiting' }
  | { what: 'state'; from: OrderState; to: OrderState; reason?: string; byGuest?: true }
  | {
      what: 'payment';
      payment: Settlement;
      from: OrderState;
      to: OrderState;
      amount: Minor;
      reason?: string;
      received?: Receipt;
      /** Paid in another currency, so it does not count towards the order's amount. */
      foreign?: { amount: Minor; currency: string };
    }
  /** The staff checked the gateway's account for a payment with an unclear answer. */
  | { what: 'payment_checked'; from: OrderState; to: OrderState; reason: string }
  | { what: 'claim'; amount: Minor; utr?: string }
  | { what: 'claim_refused'; reason: string }
  | ({ what: 'item'; before: Minor; after: Minor; reason?: string } & ItemChange)
  /**
   * The bill rounded the order, or left it unrounded. Its states, and those of the next two, are for programs
   * that do not know these events.
   */
  | { what: 'rounded'; from: OrderState; to: OrderState; roundOff: Minor | null }
  | { what: 'rated'; from: OrderState; to: OrderState; stars: number }
  /** The restaurant answered the guest's feedback, or wrote another answer. */
  | { what: 'answered'; from: OrderState; to: OrderState }
  | { what: 'seen' }
  | { what: 'ready'; lineId: string; ready: boolean }
  | RefundEvent;

/**
 * A line, or some of its portions, is removed or put back. Removed portions become a line of their own, and `of` names
 * the line that they came from.
 */
export interface ItemChange {
  lineId: string;
  discarded: boolean;
  of?: string;
  /** Number of portions; left out if it is the whole line. */
  quantity?: number;
}

export interface PartOff {
  of: string;
  quantity: number;
}

/** A refund by a gateway begins before it is done. A refund by hand is done when it is recorded. */
export interface RefundEvent {
  what: 'refund';
  refundId: string;
  step: 'begun' | 'done' | 'failed';
  how: RefundWay;
  amount: Minor;
  reason?: string;
  /** The staff found the outcome in the account of a gateway that did not answer. */
  checked?: true;
}

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
  /**
   * `refunded` is the part of `paid` that was refunded or is under way. `refundsPending` is only what is under
   * way.
   */
  paid: Minor;
  refunded: Minor;
  refundsPending: Minor;
  /** The guest's claim, until the staff have checked it. */
  claim: Claim | null;
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

/** Computes an order from its log. The stored order always equals the result. */
export function foldOrder(log: readonly LoggedOrderEvent[]): OrderFold {
  const [discarded, ready] = [new Set<string>(), new Set<string>()];
  const parts = new Map<string, PartOff>();
  const fold: OrderFold = {
    state: RECEIVED,
    amount: 0,
    payment: 'unpaid',
    paid: 0,
    refunded: 0,
    refundsPending: 0,
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
        applyRefund(fold, event);
        break;
      case 'claim':
        fold.payment = 'claimed';
        fold.claim = { amount: event.amount, utr: event.utr ?? null };
        break;
      case 'payment_checked':
      case 'rounded':
      case 'rated':
      case 'answered':
        break;
      case 'claim_refused':
        fold.payment = 'unpaid';
        fold.claim = null;
        break;
      default:
        applyStep(fold, at, event);
    }
  }
  return fold;
}

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

function applyRefund(fold: OrderFold, { step, how, amount }: RefundEvent): void {
  const isBegun = step === 'begun';
  if (isBegun || how === 'hand') fold.refunded += amount;
  if (step === 'failed') fold.refunded -= amount;
  if (how === 'gateway') fold.refundsPending += isBegun ? amount : -amount;
}

function applyStep(fold: OrderFold, at: number, event: Step): void {
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

/** Cancelling an order that waits for its payment ends the waiting. */
function paymentAfter(payment: PaymentState, event: Step): PaymentState {
  if (event.what === 'placed') return event.payment ?? 'unpaid';
  // An order that is paid twice stays paid; the second payment is owed back.
  if (event.what === 'payment') return payment === 'paid' ? payment : event.payment;
  return payment === 'awaiting' && event.to === CANCELLED ? 'unpaid' : payment;
}
