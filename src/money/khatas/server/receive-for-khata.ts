import type { ReceiptMethod } from '#money/payments/rules/payment.ts';
import { receiptOf, refuseTooLittle } from '#money/tabs/server/receipt-of.ts';
import { accountFor, findReceipt, keepReceipt } from '#money/tabs/server/receive.ts';
import { refuseSameTransfer } from '#money/tabs/server/transfers.ts';
import type { ReceiptRow } from '#money/tabs/tables.ts';
import { drawerForCash } from '#money/till/server/find-till.ts';
import { actorRecord, authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { type Minor, toDecimal } from '#platform/money/rules/money.ts';
import { appendLog } from '#platform/realtime/server/append-log.ts';
import type { KhataRow } from '../tables.ts';
import type { KhataPaymentBody } from '../wire/khatas.ts';
import { lockKhata } from './find-khata.ts';

interface Received {
  khataId: string;
  /** Made for one tap: the same key again records nothing. */
  key: string | null;
  body: KhataPaymentBody;
}

/** Records money that came for a khata, up to what is owed on it. It belongs to no order. */
export async function receiveForKhata(ctx: StoreCtx, { khataId, key, body }: Received): Promise<void> {
  authorise(ctx, 'payment.record');
  await withTransaction(ctx, async (tx) => {
    const { khata, balance } = await lockKhata(tx, khataId);
    const earlier = key === null ? null : await findReceipt(tx, khata, key);
    if (earlier && (earlier.amount !== body.amount || earlier.method !== body.method))
      throw new AppError('IDEMPOTENCY_KEY_REUSED');
    if (earlier) return;
    if (balance <= 0) throw new AppError('NOTHING_DUE');
    await record(tx, khata, { ...body, most: balance, key });
  });
}

interface Recorded extends KhataPaymentBody {
  most: Minor;
  key: string | null;
  /** Who took it, where somebody else corrects it. */
  takenBy?: ReceiptRow['takenBy'];
}

/** Writes what came, in the transaction that has the khata locked. */
export async function record(
  tx: StoreCtx,
  khata: KhataRow,
  { most, key, takenBy = null, ...body }: Recorded,
): Promise<void> {
  const { amount, tendered = null } = body;
  if (amount === 0 || amount > most)
    throw fieldFault({ amount: { rule: 'outside', least: 0.01, most: toDecimal(most) } });
  refuseTooLittle(tendered, amount);
  const { method, reference } = receiptOf(body, null);
  const { storeId, id: tabId } = khata;
  if (method === 'UPI')
    await refuseSameTransfer(tx, { storeId, tabId, of: {}, amount, reference, isClaimed: false });
  await write(tx, khata, {
    method: body.method,
    amount,
    tendered,
    request: key,
    reference: reference ?? null,
    note: body.note?.trim() || null,
    reverses: null,
    drawerId: await drawerForCash(tx, storeId, body.drawer),
    account: await accountFor(tx, storeId, method),
    takenBy,
  });
}

interface Written {
  method: ReceiptMethod;
  amount: Minor;
  tendered: Minor | null;
  reference: string | null;
  note: string | null;
  request: string | null;
  reverses: string | null;
  drawerId: string | null;
  account: string | null;
  takenBy: ReceiptRow['takenBy'];
}

export async function write(tx: StoreCtx, { storeId, id }: KhataRow, money: Written): Promise<void> {
  const { method, amount } = money;
  const receiptId = uuidV7(tx.now);
  await keepReceipt(tx, {
    storeId,
    id: receiptId,
    tabId: id,
    khataId: id,
    ...money,
    tip: 0,
    attemptId: null,
    partId: null,
    author: actorRecord(tx.actor),
    createdAt: new Date(tx.now),
  });
  const event = { what: 'khata_paid' as const, receiptId, method, amount };
  await appendLog(tx, storeId, { kind: 'khata', khataId: id, event });
}
