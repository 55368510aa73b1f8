import { formatMoney, type Minor, proportion } from '../money/money.ts';
import type { PaymentState } from '../money/payment.ts';
import { CANCELLED, type OrderState } from '../order/order.ts';

/** What an order has cost and what was paid for it; `refunded` counts what is on its way as well. */
export interface Books {
  state: OrderState;
  amount: Minor;
  /** What is added to come to whole rupees, below nothing where it is taken off; null where the store does not round. */
  roundOff: Minor | null;
  paid: Minor;
  refunded: Minor;
}

/** Only rupees are rounded. */
export const RUPEE_CURRENCY = 'INR';
const RUPEE = 100;

export function roundOffOf(amount: Minor): Minor {
  return proportion(amount, 1, RUPEE) * RUPEE - amount;
}

/** With its sign, as a row of a bill shows it. */
export function formatRoundOff(roundOff: Minor, currency: string): string {
  return `${roundOff < 0 ? '−' : '+'}${formatMoney(Math.abs(roundOff), currency)}`;
}

/** That of another amount of the same order. */
export function roundOffAs(before: Minor | null, amount: Minor): Minor | null {
  return before === null ? null : roundOffOf(amount);
}

/** What an order costs, rounded where its store rounds: for one that is cancelled, nothing. */
export function priceOf({ state, amount, roundOff }: Pick<Books, 'state' | 'amount' | 'roundOff'>): Minor {
  return state === CANCELLED ? 0 : amount + (roundOff ?? 0);
}

/** What is still to be paid. */
export function dueOf(books: Books): Minor {
  return Math.max(0, priceOf(books) - (books.paid - books.refunded));
}

/** What a customer is still to be given back: all beyond the price of the order. */
export function owedBack(books: Books): Minor {
  return Math.max(0, books.paid - books.refunded - priceOf(books));
}

/** The books of an order as its log tells them; whether it is rounded was decided when it was placed. */
export function booksOf<T extends Omit<Books, 'roundOff'>>(
  { roundOff }: { roundOff: Minor | null },
  fold: T,
): T & Books {
  return { ...fold, roundOff: roundOffAs(roundOff, fold.amount) };
}

/**
 * The payment as people are told of it. An order is paid when nothing is due, however it came about: part payments, a
 * dish that was put back, or one that was taken off after a part was paid.
 */
export function paymentOf({ payment, ...books }: Books & { payment: PaymentState }): PaymentState {
  if (books.state === CANCELLED || books.paid === 0) return payment;
  if (payment === 'paid' && dueOf(books) > 0) return 'unpaid';
  return payment === 'unpaid' && dueOf(books) === 0 ? 'paid' : payment;
}
