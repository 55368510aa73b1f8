import type { Minor } from './money.ts';

/** How long an order waits for its payment before it is cancelled by itself. */
export const PAYMENT_PATIENCE_MS = 15 * 60_000;

/** `unpaid` is paid at the table or never; `refund_due` was paid after the order had been cancelled. */
export type PaymentState = 'unpaid' | 'awaiting' | 'paid' | 'failed' | 'expired' | 'refund_due';

/** What becomes of an attempt to pay, and what that makes of its order's payment. */
export type PaymentOutcome = 'paid' | 'failed' | 'expired';
export type Settlement = PaymentOutcome | 'refund_due';

/** Why an order was cancelled by itself. */
export const CANCEL_REASONS: Partial<Record<Settlement, string>> = {
  failed: 'The payment failed',
  expired: `Not paid within ${PAYMENT_PATIENCE_MS / 60_000} minutes`,
};

/** Null where nothing changes any more: paid never goes back, and what was cancelled stays cancelled. */
export function settlementOf(payment: PaymentState, outcome: PaymentOutcome): Settlement | null {
  if (payment === 'awaiting') return outcome;
  const hasMoney = payment === 'paid' || payment === 'refund_due';
  return outcome === 'paid' && !hasMoney ? 'refund_due' : null;
}

/** What a gateway says of an attempt when it is asked. */
export type GatewayAnswer =
  | { state: 'paid'; transactionId: string; amount: Minor | null; currency: string }
  | { state: 'failed' | 'pending' }
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
