import type { Minor } from './money.ts';
import { isSettledBy, type ReceiptMethod } from './payment.ts';

/** More would be a list that nobody reads. */
export const MOST_KHATAS = 2_000;
export const MOST_KHATA_ENTRIES = 1_000;

/** What happens to a guest's account apart from the tabs that are put on it. */
export interface KhataEvent {
  what: 'khata_paid';
  receiptId: string;
  method: ReceiptMethod;
  /** Negative if it takes a receipt back. */
  amount: Minor;
}

/** A receipt that names a guest's account: a tab that was put on it, or money that came for it. */
export interface KhataEntry {
  method: string;
  amount: Minor;
  at: number;
}

/** What an entry adds to what the guest owes. */
export function onKhata({ method, amount }: Pick<KhataEntry, 'method' | 'amount'>): Minor {
  return isSettledBy(method) ? amount : -amount;
}

export function balanceOfKhata(entries: readonly KhataEntry[]): Minor {
  return entries.reduce((sum, entry) => sum + onKhata(entry), 0);
}

/** Since when the guest owes the oldest part of the balance: payments pay the oldest entries first. */
export function owingSince(entries: readonly KhataEntry[]): number | null {
  const charges = entries.filter((entry) => onKhata(entry) > 0).toSorted((one, other) => one.at - other.at);
  let paid = entries.reduce((sum, entry) => sum + Math.max(0, -onKhata(entry)), 0);
  for (const charge of charges) {
    paid -= onKhata(charge);
    if (paid < 0) return charge.at;
  }
  return null;
}

/** Whether this much more goes beyond what the guest may owe. */
export function isOverLimit(balance: Minor, more: Minor, limit: Minor | null): boolean {
  return limit !== null && balance + more > limit;
}
