import type { Minor } from './money.ts';

/** How long an order waits for its payment before it is cancelled by itself. */
export const PAYMENT_PATIENCE_MS = 15 * 60_000;

const HOUR_MS = 60 * 60_000;

/** How old an attempt is when its gateway is asked: a payment can become known long after its order was cancelled. */
const QUESTIONS_MS = [PAYMENT_PATIENCE_MS, ...[0.5, 1, 6, 12, 24, 48, 72].map((hours) => hours * HOUR_MS)];
const DAY_MS = 24 * HOUR_MS;

/** When to ask next about an attempt; null when it has been asked often enough. */
export function nextQuestion(startedAt: number, now: number): number | null {
  const next = QUESTIONS_MS.find((age) => startedAt + age > now);
  return next === undefined ? null : startedAt + next;
}

/** When to ask next about one of which nobody knows how it ended, once it has been asked often enough: every day. */
export function nextDailyQuestion(startedAt: number, now: number): number {
  return startedAt + (Math.floor((now - startedAt) / DAY_MS) + 1) * DAY_MS;
}

/**
 * `unpaid` is paid at the table or never; `refund_due` was paid after the order had been cancelled; of `claimed` the
 * guest says that it was paid, and somebody of the staff is to look.
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

/** How the staff are handed money. */
export const RECEIPT_METHODS = ['Cash', 'Card', 'UPI'] as const;
export type ReceiptMethod = (typeof RECEIPT_METHODS)[number];

/** How money came of which somebody of the staff says that it has. */
export interface Receipt {
  method: ReceiptMethod;
  reference?: string;
}

/** What a guest says to have paid. It stays what it was when the order's amount changes. */
export interface Claim {
  amount: Minor;
  utr: string | null;
}

/** What becomes of an attempt to pay, and what that makes of its order's payment. `foreign` came in another currency. */
export type PaymentOutcome = 'paid' | 'foreign' | 'failed' | 'expired';
export type Settlement = Exclude<PaymentOutcome, 'foreign'> | 'refund_due';

/** Why an order that waited for its payment was cancelled by itself. */
export const CANCEL_REASONS: Record<Exclude<PaymentOutcome, 'paid'>, string> = {
  foreign: 'Paid in another currency',
  failed: 'The payment failed',
  expired: `Not paid within ${PAYMENT_PATIENCE_MS / 60_000} minutes`,
};

/** What an outcome makes of its attempt. Null where that changes nothing: one that has ended can only be paid yet, once. */
export function attemptSettlementOf(attempt: PaymentState, outcome: PaymentOutcome): Settlement | null {
  if (outcome === 'foreign') return isReceived(attempt) ? null : 'refund_due';
  if (attempt === 'awaiting') return outcome;
  return outcome === 'paid' && !isReceived(attempt) ? 'refund_due' : null;
}

/**
 * What the outcome of one attempt makes of its order's payment, where an order can have several. Each success is money,
 * and that which comes after the first is to go back; nobody has failed to pay while another attempt is under way.
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

/** Those in which the store has the money. */
export const RECEIVED_STATES = ['paid', 'refund_due'] as const;

export function isReceived(payment: PaymentState): payment is (typeof RECEIVED_STATES)[number] {
  return RECEIVED_STATES.some((state) => state === payment);
}

/** What a gateway says of an attempt when it is asked. */
export type GatewayAnswer =
  | Captured
  /** The gateway knows of no payment by it so far. */
  | { state: 'unpaid' }
  /** Something is under way, or the gateway says what we do not know: it is asked again, and told if that goes on. */
  | { state: 'pending'; reason: string }
  /** The same attempt can be tried again at the gateway, so that a success may follow. */
  | { state: 'failed' }
  | { state: 'unreachable'; reason: string };

/** All that a gateway has captured is money received, whatever was asked for. */
export interface Captured {
  state: 'paid';
  transactionId: string;
  amount: Minor;
  currency: string;
  /** What else somebody is to look into: a second payment by the same attempt. */
  unclear?: string;
}

/** Why nobody can say that no money came; null where the answer is clear. */
export function doubtOf(answer: GatewayAnswer): string | null {
  if (answer.state === 'pending' || answer.state === 'unreachable') return answer.reason;
  return answer.state === 'paid' ? (answer.unclear ?? null) : null;
}
