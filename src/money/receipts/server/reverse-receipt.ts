import { dueOf, tabBalanceOf } from '#money/bills/rules/balance.ts';
import { findSaleState } from '#money/bills/server/sale-state.ts';
import { isKhata } from '#money/khatas/server/find-khata.ts';
import { reverseKhataPayment } from '#money/khatas/server/reverse-payment.ts';
import { isOwnMistake, isReversible } from '#money/payments/rules/correction.ts';
import { isSettledBy } from '#money/payments/rules/payment.ts';
import { findStoredReceipt, type StoredReceipt } from '#money/tabs/server/find-receipts.ts';
import { levelTab } from '#money/tabs/server/level-tab.ts';
import { movePart } from '#money/tabs/server/part-state.ts';
import { receiptOf } from '#money/tabs/server/receipt-of.ts';
import { findReceipt, receive } from '#money/tabs/server/receive.ts';
import { standingOf, takeBack, takerOf } from '#money/tabs/server/take-back.ts';
import { freeTransfer, refuseSameTransfer } from '#money/tabs/server/transfers.ts';
import type { ReceiptRow } from '#money/tabs/tables.ts';
import { undoPermission } from '#ordering/orders/rules/undoing/undoing.ts';
import { lockTab, shownOf, type Tab } from '#ordering/orders/server/lock-tab.ts';
import type { ReverseBody, TabReceipts } from '#ordering/orders/wire/corrections.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { toDecimal } from '#platform/money/rules/money.ts';
import type { Shown } from '#restaurant/people/rules/tablet.ts';
import { readReceipts } from './list-receipts.ts';
import { refuseUnsettled } from './settle-tab.ts';

interface Reversing {
  receiptId: string;
  key: string | null;
  body: ReverseBody;
}

/** Takes back what was recorded in error, and records what it should have been. Both stay in the books. */
export async function reverseReceipt(
  ctx: StoreCtx,
  { receiptId, key, body }: Reversing,
): Promise<TabReceipts> {
  const seen = await findStoredReceipt(ctx, ctx.storeId, receiptId);
  const { tabId } = seen.receipt;
  const isOfKhata = await isKhata(ctx, tabId);
  // Before the lock: only finds the tab. The receipt is read again under it.
  await withTransaction(ctx, async (tx) => {
    if (isOfKhata)
      await reverseKhataPayment(tx, tabId, { receiptId, key, body }, (stored) =>
        checkReversal(tx, stored, {}),
      );
    else await reverse(tx, await lockTab(tx, tx.storeId, tabId), { receiptId, key, body });
  });
  return readReceipts(ctx, tabId);
}

async function reverse(tx: StoreCtx, tab: Tab, { receiptId, key, body }: Reversing): Promise<void> {
  const earlier = key === null ? null : await findReceipt(tx, tab, key);
  if (earlier && earlier.reverses !== receiptId) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  if (earlier) return;
  const stored = await findStoredReceipt(tx, tx.storeId, receiptId);
  // Its table may have joined another one meanwhile.
  if (stored.receipt.tabId !== tab.id) throw new AppError('PAYMENT_CHANGED');
  await checkReversal(tx, stored, shownOf(tab));
  const { receipt } = stored;
  const { method, khataId, tip } = receipt;
  const amount = isSettledBy(method)
    ? Math.min(receipt.amount, await standingOf(tx, tab, receipt))
    : receipt.amount;
  if (amount + tip === 0) throw new AppError('RECEIPT_FINAL');
  const back = { method, khataId, amount, tip, reverses: receipt, note: body.reason.trim(), request: key };
  const after = await takeBack(tx, tab, back);
  if (tab.sitting && receipt.partId !== null && !body.instead)
    await movePart(tx, tab.sitting, { id: receipt.partId, from: ['paid'], to: 'dropped' });
  if (method === 'UPI' && receipt.reference !== null)
    await freeTransfer(tx, { storeId: tx.storeId, tabId: tab.id, utr: receipt.reference });
  await recordInstead(tx, after, receipt, body);
}

async function checkReversal(
  tx: StoreCtx,
  { receipt, isReversed }: StoredReceipt,
  shown: Shown,
): Promise<void> {
  const recorded = { ...receipt, isReversed, createdAt: receipt.createdAt.getTime() };
  const undoing = isOwnMistake(recorded, tx.actor.id, tx.now) ? 'reverseOwn' : 'reverse';
  const sale = await findSaleState(tx, { ...receipt, soldAt: receipt.createdAt });
  authorise(tx, undoPermission(undoing, sale), { ...shown, amount: receipt.amount + receipt.tip });
  if (isReversed) throw new AppError('PAYMENT_CHANGED');
  if (!isReversible(recorded)) throw new AppError('RECEIPT_FINAL');
}

/** What is recorded in its place may be as much as is due by then. */
async function recordInstead(
  tx: StoreCtx,
  tab: Tab,
  wrong: ReceiptRow,
  { instead }: ReverseBody,
): Promise<void> {
  if (!instead) {
    await levelTab(tx, tab);
    return;
  }
  refuseUnsettled(tab.orders);
  const { amount, tip = 0 } = instead;
  const most = dueOf(tabBalanceOf(tab.orders));
  if (amount > most || amount + tip === 0)
    throw fieldFault({ 'instead.amount': { rule: 'outside', least: 0, most: toDecimal(most) } });
  const { method, reference } = receiptOf(instead, null);
  if (method === 'UPI') {
    const transfer = { storeId: tx.storeId, tabId: tab.id, of: {}, amount: amount + tip, reference };
    await refuseSameTransfer(tx, { ...transfer, isClaimed: false });
  }
  const { partId, drawerId } = wrong;
  const takenBy = takerOf(wrong);
  await receive(tx, tab, { method, amount, tip, reference, partId, drawerId, takenBy });
}
