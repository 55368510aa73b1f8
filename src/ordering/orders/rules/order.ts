import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import type { PaymentState, Receipt, Settlement } from '#money/payments/rules/payment.ts';
import type { RefundWay } from '#money/payments/rules/refund-ways.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { type ActingRole, may, type Permission } from '#restaurant/people/rules/permissions.ts';

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

/** Returns the permission for a move. Guarded orders, like served ones, are cancelled by a manager. */
export function movePermission(from: OrderState, to: OrderState, isGuarded = from === SERVED): Permission {
  if (to !== CANCELLED) return 'order.move';
  return isGuarded || from === SERVED ? 'order.cancel-served' : 'order.cancel';
}

export function mayMove(role: ActingRole, from: OrderState, to: OrderState, isGuarded = false): boolean {
  return canMove(from, to) && may(role, movePermission(from, to, isGuarded));
}

/** Returns the permission for removing dishes. Removing all of them is as good as cancelling the order. */
export function removePermission(isGuarded: boolean): Permission {
  return isGuarded ? 'order.cancel-served' : 'order.discard';
}

/** A table as it was called by then. */
export interface OrderTable {
  name: string;
  label: string;
}

/**
 * An event in an order's log. The end of a payment names the state it leads to and the amount received in
 * this payment; `received` is there when the staff recorded it.
 */
export type OrderEvent =
  | {
      what: 'placed';
      state: OrderState;
      amount: Minor;
      payment?: 'awaiting';
      /** Of a round of a sitting: its part of the rounding of the tab, and the discounts that its table has. */
      roundOff?: Minor | null;
      discounts?: OrderDiscount[];
      /** What its tablet has printed while it had no line, by kind and printer. */
      printed?: string[];
    }
  | { what: 'state'; from: OrderState; to: OrderState; reason?: string; byGuest?: true }
  | {
      what: 'payment';
      payment: Settlement;
      from: OrderState;
      to: OrderState;
      amount: Minor;
      reason?: string;
      received?: Receipt;
      /** The receipt that this is a share of. The previous release does not name it. */
      receiptId?: string;
      /** A share of what the guests of a table have paid. The order did not wait for it. */
      ofTable?: true;
      /** The share was moved here from another round of the tab or, if the amount is negative, to another one. */
      moved?: true;
      /** The receipt that this one takes back. */
      reverses?: string;
      /** Who took the money, where somebody else corrects it. */
      takenBy?: { id: string; name: string };
      /** What its tablet has printed while it had no line, by kind and printer. */
      printed?: string[];
      /** Paid in another currency, so it does not count towards the order's amount. */
      foreign?: { amount: Minor; currency: string };
    }
  /** The staff checked the gateway's account for a payment with an unclear answer. */
  | { what: 'payment_checked'; from: OrderState; to: OrderState; reason: string }
  | { what: 'claim'; amount: Minor; utr?: string }
  | { what: 'claim_refused'; reason: string }
  | ({
      what: 'item';
      before: Minor;
      after: Minor;
      reason?: string;
      edit?: OrderEdit;
      request?: string;
    } & ItemChange)
  /**
   * The bill rounded the order, or left it unrounded. Its states, and those of the next three, are for programs
   * that do not know these events.
   */
  | { what: 'rounded'; from: OrderState; to: OrderState; roundOff: Minor | null }
  /** Its guests sit at another table now, or their table has another name. */
  | { what: 'moved'; from: OrderState; to: OrderState; was: OrderTable; table: OrderTable }
  /** Its guests have left, so that others may sit at the table by now; or it was not so. */
  | { what: 'left'; from: OrderState; to: OrderState; isBack?: true }
  /** What all at its table together do not eat has changed. What it is stands nowhere in the log. */
  | { what: 'needs'; from: OrderState; to: OrderState }
  /**
   * Lines, or some of their portions, went to another table or to a bill of their own, as an order of their own. `discounts`
   * are those that it has left; the previous release tells none.
   */
  | {
      what: 'split';
      from: OrderState;
      to: OrderState;
      into: string;
      lines: string[];
      portions?: LinePortions[];
      after: Minor;
      discounts?: OrderDiscount[];
    }
  | SplitOff
  | { what: 'rated'; from: OrderState; to: OrderState; stars: number }
  /** The restaurant answered the guest's feedback, or wrote another answer. */
  | { what: 'answered'; from: OrderState; to: OrderState }
  | { what: 'seen' }
  | { what: 'ready'; lineId: string; ready: boolean }
  /** One dish of a combo is ready, or not. `from` and `to` are the state of the order, which earlier releases read. */
  | { what: 'part_ready'; from: OrderState; to: OrderState; lineId: string; part: number; ready: boolean }
  /** Somebody at a station, or at the pass, has seen that these lines were taken off. */
  | { what: 'change_seen'; from: OrderState; to: OrderState; place: string; lines: string[] }
  | FiredEvent
  | RefundEvent;

/** Lines of these courses, which were held, are to be cooked now. */
export interface FiredEvent {
  what: 'fired';
  from: OrderState;
  to: OrderState;
  lines: string[];
  courses: string[];
  byGuest?: true;
}

/** An order begins with lines of another one, as they were there: nobody cooks or prints them again. */
export interface SplitOff {
  what: 'split_off';
  from: OrderState;
  to: OrderState;
  of: string;
  amount: Minor;
  roundOff: Minor | null;
  ready: string[];
  /** Portions that had been removed from its lines. */
  removed: ({ lineId: string } & PartOff)[];
  discounts?: OrderDiscount[];
  /** When those were fired that had been held. */
  fired?: { lineId: string; at: number }[];
  seenAt: number | null;
  since: number;
  servedAt: number | null;
}

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

/**
 * What the staff added to an order, and its discounts from then on. To the previous release, which does not know `edit`,
 * it is a line that was put back, so that it folds the amount; `lineId` is one that was never removed.
 */
export interface OrderEdit {
  added: LinePortions[];
  /** Portions that lines have more than before. */
  more: LinePortions[];
  /** All of them. Left out if they stay as they were. */
  discounts?: OrderDiscount[];
}

export interface LinePortions {
  lineId: string;
  quantity: number;
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

export interface LoggedOrderEvent {
  seq: number;
  at: number;
  event: OrderEvent;
}
