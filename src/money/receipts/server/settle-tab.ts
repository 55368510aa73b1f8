import { dueOf, tabBalanceOf } from '#money/bills/rules/balance.ts';
import { findOrWriteBills, isBillable } from '#money/bills/server/issuing/issue-bill.ts';
import { chargeKhata } from '#money/khatas/server/charge-khata.ts';
import { isLoss } from '#money/payments/rules/payment.ts';
import { findReceipt, receive } from '#money/tabs/server/receive.ts';
import { lockTab, shownOf } from '#ordering/orders/server/lock-tab.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import type { SettleBody, TabReceipts } from '#ordering/orders/wire/corrections.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { type Minor, toDecimal } from '#platform/money/rules/money.ts';
import { findTabId, readReceipts } from './list-receipts.ts';

interface Settling {
  tab: string;
  /** The idempotency key of the tap: the same key again settles nothing. */
  key: string | null;
  body: SettleBody;
}

/**
 * Settles what is due without money. The sale stands with its taxes, so its bill is issued if it was not; taking the
 * receipt back makes the money due again.
 */
export async function settleTab(ctx: StoreCtx, { tab: name, key, body }: Settling): Promise<TabReceipts> {
  const reason = body.reason?.trim() ?? '';
  if (isLoss(body.how) && reason === '') throw fieldFault({ reason: { rule: 'required' } });
  if (body.how === 'Account' && !body.khata) throw fieldFault({ khata: { rule: 'required' } });
  const tabId = await findTabId(ctx, name);
  // Before the lock: only finds the tab.
  await withTransaction(ctx, async (tx) => {
    const seen = await lockTab(tx, tx.storeId, tabId);
    const earlier = key === null ? null : await findReceipt(tx, seen, key);
    if (earlier && earlier.method !== body.how) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    if (earlier) return;
    refuseUnsettled(seen.orders);
    const [first] = seen.orders;
    if (first) await findOrWriteBills(tx, first, isBillable);
    // The bill may have rounded it.
    const tab = await lockTab(tx, tx.storeId, tabId);
    const [shown, due] = [dueOf(tabBalanceOf(seen.orders)), dueOf(tabBalanceOf(tab.orders))];
    const amount = amountOf(body, { shown, due });
    authorise(tx, isLoss(body.how) ? 'payment.write-off' : 'payment.record', { ...shownOf(tab), amount });
    const khataId = body.how === 'Account' ? await chargeKhata(tx, body.khata ?? '', amount) : null;
    await receive(tx, tab, { method: body.how, amount, note: reason || null, request: key, khataId });
  });
  return readReceipts(ctx, tabId);
}

/** Refuses while a gateway or the guest may have paid, because that is settled first. */
export function refuseUnsettled(orders: readonly Pick<OrderRow, 'paymentState'>[]): void {
  if (orders.some(({ paymentState }) => paymentState === 'awaiting')) throw new AppError('PAYMENT_AWAITED');
  if (orders.some(({ paymentState }) => paymentState === 'claimed')) throw new AppError('CLAIM_OPEN');
}

/** `shown` was due before the bill has rounded it. */
function amountOf({ how, amount }: SettleBody, { shown, due }: { shown: Minor; due: Minor }): Minor {
  if (due === 0) throw new AppError('NOTHING_DUE');
  // Guests who leave without paying leave the whole sum unpaid.
  const isAll = how === 'LeftUnpaid' || amount === undefined || amount === shown;
  const meant = isAll ? due : amount;
  if (meant === 0 || meant > due)
    throw fieldFault({ amount: { rule: 'outside', least: 0.01, most: toDecimal(due) } });
  return meant;
}
