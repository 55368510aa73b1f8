import type { Minor } from './money.ts';

/** How long an order waits for its payment before it is cancelled by itself. */
export const PAYMENT_PATIENCE_MS = 15 * 60_000;

const HOUR_MS = 60 * 60_000;

/** How old an attempt is when its gateway is asked: a payment can become known long after its order was cancelled. */
const QUESTIONS_MS = [PAYMENT_PATIENCE_MS, ...[0.5, 1, 6, 12, 24, 48, 72].map((hours) => hours * HOUR_MS)];

/** When to ask next about an attempt; null when it has been asked often enough. */
export function nextQuestion(startedAt: number, now: number): number | null {
  const next = QUESTIONS_MS.find((age) => startedAt + age > now);
  return next === undefined ? null : startedAt + next;
}

/**
 * `unpaid` is paid at the table or never; `refund_due` was paid after the order had been cancelled; of `claimed` the
 * guest says that it was paid, and somebody of the staff is to look.
 */
export type PaymentState = 'unpaid' | 'claimed' | 'awaiting' | 'paid' | 'failed' | 'expired' | 'refund_due';

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

/** What becomes of an attempt to pay, and what that makes of its order's payment. */
export type PaymentOutcome = 'paid' | 'failed' | 'expired';
export type Settlement = PaymentOutcome | 'refund_due';

/** Why an order was cancelled by itself. */
export const CANCEL_REASONS: Partial<Record<Settlement, string>> = {
  failed: 'The payment failed',
  expired: `Not paid within ${PAYMENT_PATIENCE_MS / 60_000} minutes`,
};

/** What an outcome makes of its attempt. Null where that changes nothing: one that has ended can only be paid yet, once. */
export function attemptSettlementOf(attempt: PaymentState, outcome: PaymentOutcome): Settlement | null {
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
  if (outcome === 'paid') return payment === 'awaiting' ? 'paid' : 'refund_due';
  return payment === 'awaiting' && isLast ? outcome : null;
}

/** Whether the store has the money. */
export function isReceived(payment: PaymentState): payment is 'paid' | 'refund_due' {
  return payment === 'paid' || payment === 'refund_due';
}

/** What a gateway says of an attempt when it is asked. */
export type GatewayAnswer =
  | { state: 'paid'; transactionId: string; amount: Minor | null; currency: string }
  | { state: 'pending' }
  /** With `mayYetBePaid`, the same attempt can be tried again at the gateway, so that a success may follow. */
  | { state: 'failed'; mayYetBePaid?: true }
  | { state: 'unreachable'; reason: string };

/** Only money of the right amount is a payment. Null: nothing is known yet. */
export function outcomeOf(
  answer: GatewayAnswer,
  due: { amount: Minor; currency: string },
): 'paid' | 'failed' | null {
  if (answer.state === 'failed') return 'failed';
  const isRight = answer.state === 'paid' && answer.amount === due.amount && answer.currency === due.currency;
  return isRight ? 'paid' : null;
}
