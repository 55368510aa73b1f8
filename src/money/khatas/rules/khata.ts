import { isSettledBy, type ReceiptMethod } from '#money/payments/rules/payment.ts';
import type { Minor } from '#platform/money/rules/money.ts';

/** More would be a list that nobody reads. */
export const MOST_KHATAS = 2_000;
export const MOST_KHATA_ENTRIES = 1_000;

/** What happens to a khata apart from the tabs that are put on it. */
export interface KhataEvent {
  what: 'khata_paid';
  receiptId: string;
  method: ReceiptMethod;
  /** Negative if it takes a receipt back. */
  amount: Minor;
}

/** What an entry adds to what the guest owes. */
export function onKhata({ method, amount }: { method: string; amount: Minor }): Minor {
  return isSettledBy(method) ? amount : -amount;
}

/** Whether this much more goes beyond what the guest may owe. */
export function isOverLimit(balance: Minor, more: Minor, limit: Minor | null): boolean {
  return limit !== null && balance + more > limit;
}
