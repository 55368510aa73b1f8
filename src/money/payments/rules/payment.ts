import type { Minor } from '#platform/money/rules/money.ts';
import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';

/** An order waits this long for its payment, then it is cancelled. */
export const PAYMENT_PATIENCE_MS = 15 * MINUTE;

/**
 * Ages of an attempt at which its gateway is asked. A payment can become known long after its order was
 * cancelled.
 */
const POLL_AGES_MS = [PAYMENT_PATIENCE_MS, ...[0.5, 1, 6, 12, 24, 48, 72].map((hours) => hours * HOUR)];

/** Returns when to ask next about an attempt, or null to stop asking. */
export function nextPoll(startedAt: number, now: number): number | null {
  const next = POLL_AGES_MS.find((age) => startedAt + age > now);
  return next === undefined ? null : startedAt + next;
}

/** Returns when to ask about an attempt that is still open after the last of these polls: every day. */
export function nextDailyPoll(startedAt: number, now: number): number {
  return startedAt + (Math.floor((now - startedAt) / DAY) + 1) * DAY;
}

/**
 * `unpaid` is paid at the table or never. `claimed` was paid according to the guest, and the staff have to
 * check it. `refund_due` was paid after its order had been cancelled.
 */
export const PAYMENT_STATES = [
  'unpaid',
  'claimed',
  'awaiting',
  'paid',
  'failed',
  'expired',
  'refund_due',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** How guests pay the staff. */
export const RECEIPT_METHODS = ['Cash', 'Card', 'UPI'] as const;
export type ReceiptMethod = (typeof RECEIPT_METHODS)[number];

/** How the restaurant bears what guests left without paying, or what it does not ask for. */
export const LOSSES = ['LeftUnpaid', 'WrittenOff'] as const;
export type Loss = (typeof LOSSES)[number];

/** What settles a tab without money: a loss, or a khata, which is paid later. */
export const SETTLED_BY = [...LOSSES, 'Account'] as const;
export type SettledBy = (typeof SETTLED_BY)[number];

/** How a tab was settled: with money for the staff or through a gateway, or without money. */
export const PAID_BY = [...RECEIPT_METHODS, ...SETTLED_BY, 'gateway'] as const;
export type PaidBy = (typeof PAID_BY)[number];

export function isSettledBy(method: string): method is SettledBy {
  return SETTLED_BY.some((known) => known === method);
}

export function isLoss(method: string): method is Loss {
  return LOSSES.some((known) => known === method);
}

export interface Receipt {
  method: Exclude<PaidBy, 'gateway'>;
  reference?: string;
}

/** The sum that a guest claims to have paid. It stays the same when the order's amount changes. */
export interface Claim {
  amount: Minor;
  utr: string | null;
}

/** How an attempt to pay ended. `foreign` was paid in another currency. */
export type PaymentOutcome = 'paid' | 'foreign' | 'failed' | 'expired';
export type Settlement = Exclude<PaymentOutcome, 'foreign'> | 'refund_due';

/** Why an order that waited for its payment was cancelled automatically. */
export const CANCEL_REASONS: Record<Exclude<PaymentOutcome, 'paid'>, string> = {
  foreign: 'Paid in another currency',
  failed: 'The payment failed',
  expired: `Not paid within ${PAYMENT_PATIENCE_MS / MINUTE} minutes`,
};

/** Settles an attempt. Null if nothing changes: an attempt that has ended can only still be paid, once. */
export function attemptSettlementOf(attempt: PaymentState, outcome: PaymentOutcome): Settlement | null {
  if (outcome === 'foreign') return isReceived(attempt) ? null : 'refund_due';
  if (attempt === 'awaiting') return outcome;
  return outcome === 'paid' && !isReceived(attempt) ? 'refund_due' : null;
}

/**
 * Settles the payment of an order after one of its attempts has ended. Every success is money received, of
 * which only the first is kept. The payment fails or expires with the last attempt.
 */
export function orderSettlementOf(
  payment: PaymentState,
  outcome: PaymentOutcome,
  { isLast }: { isLast: boolean },
): Settlement | null {
  if (outcome === 'foreign') return 'refund_due';
  if (outcome === 'paid') return payment === 'awaiting' ? 'paid' : 'refund_due';
  return payment === 'awaiting' && isLast ? outcome : null;
}

/** States in which the store has the money. */
export const RECEIVED_STATES = ['paid', 'refund_due'] as const;

export function isReceived(payment: PaymentState): payment is (typeof RECEIVED_STATES)[number] {
  return RECEIVED_STATES.some((state) => state === payment);
}

export type GatewayAnswer =
  | Captured
  | { state: 'unpaid' }
  /**
   * A payment is under way, or the answer is unknown to us. It is asked again, and the staff are told if that
   * goes on.
   */
  | { state: 'pending'; reason: string }
  /** Guests can try again at the gateway, so a success may still follow. */
  | { state: 'failed' }
  | { state: 'unreachable'; reason: string };

/** Everything that a gateway has captured is money received, whatever amount was asked for. */
export interface Captured {
  state: 'paid';
  transactionId: string;
  amount: Minor;
  currency: string;
  /** A second payment by the same attempt, which the staff have to check. */
  unclear?: string;
}

/** Returns why a payment may still have been made; null where the answer is clear. */
export function doubtOf(answer: GatewayAnswer): string | null {
  if (answer.state === 'pending' || answer.state === 'unreachable') return answer.reason;
  return answer.state === 'paid' ? (answer.unclear ?? null) : null;
}
