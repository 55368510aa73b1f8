import type { ReceiptMethod } from '#money/payments/rules/payment.ts';
import { findStoredReceipt } from '#money/tabs/server/find-receipts.ts';
import { findReceipt } from '#money/tabs/server/receive.ts';
import { takerOf } from '#money/tabs/server/take-back.ts';
import { freeTransfer } from '#money/tabs/server/transfers.ts';
import type { ReverseBody } from '#ordering/orders/wire/corrections.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { isOverLimit } from '../rules/khata.ts';
import { lockKhata } from './find-khata.ts';
import { record, write } from './receive-for-khata.ts';

interface Reversing {
  receiptId: string;
  key: string | null;
  body: ReverseBody;
}

/** Takes back money that was recorded for a khata, and records what it should have been. */
export async function reverseKhataPayment(
  tx: StoreCtx,
  khataId: string,
  { receiptId, key, body: { reason, instead } }: Reversing,
  check: (stored: Awaited<ReturnType<typeof findStoredReceipt>>) => Promise<void>,
): Promise<void> {
  const { khata, balance } = await lockKhata(tx, khataId);
  const earlier = key === null ? null : await findReceipt(tx, khata, key);
  if (earlier && earlier.reverses !== receiptId) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  if (earlier) return;
  const stored = await findStoredReceipt(tx, tx.storeId, receiptId);
  await check(stored);
  const { method, amount, reference, drawerId, account } = stored.receipt;
  const more = amount - (instead?.amount ?? 0);
  // Money that was taken back is owed again.
  if (isOverLimit(balance, more, khata.limit))
    authorise(tx, 'khata.over-limit', { guest: khata.name, amount: more });
  const takenBy = takerOf(stored.receipt);
  await write(tx, khata, {
    method: method as ReceiptMethod,
    amount: -amount,
    tendered: null,
    request: key,
    reference: null,
    note: reason.trim(),
    reverses: receiptId,
    drawerId,
    account,
    takenBy,
  });
  if (method === 'UPI' && reference !== null)
    await freeTransfer(tx, { storeId: tx.storeId, tabId: khata.id, utr: reference });
  if (instead)
    await record(tx, khata, {
      ...instead,
      drawer: drawerId ?? undefined,
      most: balance + amount,
      key: null,
      takenBy,
    });
}
