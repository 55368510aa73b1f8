import { LARGEST_PRICE } from '#domain/api/primitives.ts';
import type { RecordPaymentBody } from '#domain/api/receipts.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { type Minor, toDecimal } from '#domain/money/money.ts';
import type { Receipt, ReceiptMethod } from '#domain/money/payment.ts';
import { isUtr, tidyUtr } from '#domain/money/upi.ts';

/** Refuses what is less than the price that it pays. */
export function refuseTooLittle(tendered: Minor | null, amount: Minor): void {
  if (tendered !== null && tendered < amount)
    throw fieldFault({
      tendered: { rule: 'outside', least: toDecimal(amount), most: toDecimal(LARGEST_PRICE) },
    });
}

/** Takes the reference from the claim if the staff typed none. */
export function receiptOf(
  { method, reference = '' }: Pick<RecordPaymentBody, 'method' | 'reference'>,
  claimed: string | null,
): Receipt & { method: ReceiptMethod } {
  if (method !== 'UPI') {
    const text = reference.trim();
    return text === '' ? { method } : { method, reference: text };
  }
  const utr = tidyUtr(reference) || claimed;
  if (utr === null) return { method };
  if (!isUtr(utr)) throw fieldFault({ reference: { rule: 'utr' } });
  return { method, reference: utr };
}
