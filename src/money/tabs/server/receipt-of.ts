import type { Receipt, ReceiptMethod } from '#money/payments/rules/payment.ts';
import { isUtr, tidyUtr } from '#money/payments/rules/upi.ts';
import type { RecordPaymentBody } from '#money/receipts/wire/receipts.ts';
import { LARGEST_PRICE } from '#platform/calls/wire/primitives.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { type Minor, toDecimal } from '#platform/money/rules/money.ts';

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
