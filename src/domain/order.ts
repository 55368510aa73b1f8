import type { Minor } from './money.ts';
import type { PaymentState, Settlement } from './payment.ts';
import { may, type Permission, type Role } from './permissions.ts';

export type OrderState = 1 | 2 | 3 | 4 | 5;

export const RECEIVED = 1;
export const SERVED = 4;
export const CANCELLED = 5;

export const STATE_LABELS: Record<OrderState, string> = {
  1: 'Received.',
  2: 'Confirmed.',
  3: 'Preparing',
  4: 'Served',
  5: 'Order Cancelled',
};

export const TRANSITIONS: Record<OrderState, readonly OrderState[]> = {
  1: [2, 3, 4, 5],
  2: [3, 4, 5, 1],
  3: [4, 5, 2],
  4: [3, 5],
  5: [],
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

/** What somebody must be allowed to do to move an order this way. */
export function movePermission(from: OrderState, to: OrderState): Permission {
  if (to !== CANCELLED) return 'order.move';
  return from === SERVED ? 'order.cancel-served' : 'order.cancel';
}

export function mayMove(role: Role, from: OrderState, to: OrderState): boolean {
  return canMove(from, to) && may(role, movePermission(from, to));
}

/** What can happen to an order, as its log keeps it. The end of a payment names the state that it leads to. */
export type OrderEvent =
  | { what: 'placed'; state: OrderState; amount: Minor; payment?: 'awaiting' }
  | { what: 'state'; from: OrderState; to: OrderState; reason?: string }
  | { what: 'payment'; payment: Settlement; from: OrderState; to: OrderState; amount: Minor; reason?: string }
  | { what: 'item'; lineId: string; discarded: boolean; before: Minor; after: Minor; reason?: string };

export interface LoggedOrderEvent {
  seq: number;
  at: number;
  event: OrderEvent;
}

export interface OrderFold {
  state: OrderState;
  amount: Minor;
  payment: PaymentState;
  discarded: ReadonlySet<string>;
  /** When the order came into its present state, and when it was first served. */
  since: number;
  servedAt: number | null;
}

/** The order as its log tells it: the order row must always agree with this. */
export function foldOrder(log: readonly LoggedOrderEvent[]): OrderFold {
  const discarded = new Set<string>();
  const fold: OrderFold = {
    state: RECEIVED,
    amount: 0,
    payment: 'unpaid',
    discarded,
    since: 0,
    servedAt: null,
  };
  for (const { at, event } of log) {
    if (event.what === 'item') {
      fold.amount = event.after;
      if (event.discarded) discarded.add(event.lineId);
      else discarded.delete(event.lineId);
      continue;
    }
    fold.payment = paymentAfter(fold.payment, event);
    if (event.what === 'placed') fold.amount = event.amount;
    const to = event.what === 'placed' ? event.state : event.to;
    if (event.what !== 'payment' || to !== fold.state) fold.since = at;
    fold.state = to;
    if (to === SERVED) fold.servedAt ??= at;
  }
  return fold;
}

/** Who cancels an order that waits for its payment ends the waiting. */
function paymentAfter(payment: PaymentState, event: Exclude<OrderEvent, { what: 'item' }>): PaymentState {
  if (event.what === 'placed') return event.payment ?? 'unpaid';
  if (event.what === 'payment') return event.payment;
  return payment === 'awaiting' && event.to === CANCELLED ? 'unpaid' : payment;
}
