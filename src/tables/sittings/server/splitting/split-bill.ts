import { hasBill } from '#money/bills/server/issuing/issue-anew.ts';
import { findSaleStates } from '#money/bills/server/sale-state.ts';
import { changeOrders } from '#ordering/order-changes/server/change-orders.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import { lockTab, type Tab } from '#ordering/orders/server/lock-tab.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { lockStore } from '#restaurant/stores/server/find-store.ts';
import type { SittingRow } from '../../tables.ts';
import { findSitting, lockOpenSitting, logSitting } from '../find-sitting.ts';
import { hasOpenPayment } from '../join-queries.ts';
import { openBill } from '../open-sitting.ts';
import { updateSitting } from '../queries.ts';
import { moneyOf } from '../rounds/money-of.ts';
import { takeRounds } from '../two-sittings.ts';
import { type Split, splitRounds } from './split-rounds.ts';

/**
 * Gives some dishes of a table a bill of their own, which is answered. It is a sitting without guests: its rounds share a
 * tab, with payments, rounding and a buyer of its own.
 */
export async function splitBill(
  ctx: StoreCtx,
  sittingId: string,
  { lines, portions }: Pick<Split, 'lines' | 'portions'>,
): Promise<SittingRow> {
  authorise(ctx, 'sitting.serve');
  const found = await findSitting(ctx, ctx.storeId, sittingId);
  // Before the lock: what goes is decided under it.
  return withTransaction(ctx, async (tx) => {
    const from = await lockOpenSitting(tx, found);
    if (await hasOpenPayment(tx.db, tx.storeId, [from.id])) throw new AppError('PAYMENT_OPEN');
    const tab = await lockTab(tx, tx.storeId, from.id);
    if (moneyOf(tab.orders).paid > 0) throw new AppError('SITTING_PAID');
    // Before anything is logged, since the store is locked before its counters.
    const store = await lockStore(tx.db, tx.storeId);
    if (await hasBill(tx, tab)) await authoriseAnew(tx, tab);
    const { staying, going } = await splitRounds(tx, tab.orders, { lines, portions, store });
    const gone = going.map(({ after }) => after.id);
    if (tab.orders.every(({ id, state }) => state === CANCELLED || gone.includes(id)))
      throw fieldFault({ lines: { rule: 'invalid' } });
    const bill = await openBill(tx, store, from);
    tx.watch?.tell?.(bill.id);
    const taken = await takeRounds(tx, bill, going);
    const ordered = { rounds: taken.length, orderedAt: new Date(tx.now) };
    await updateSitting(tx.db, bill, ordered);
    await logSitting(tx, from, { what: 'split', to: bill.id, orders: gone });
    await changeOrders(tx, tab, [...staying, ...taken]);
    return { ...bill, ...ordered };
  });
}

/** What guests and the tax office were told is credited as a whole and issued anew, by a manager. Closed days stay. */
async function authoriseAnew(tx: StoreCtx, tab: Tab): Promise<void> {
  const stateAt = await findSaleStates(tx, { storeId: tx.storeId, tabId: tab.id });
  if (tab.orders.some(({ createdAt }) => stateAt(createdAt) === 'closed')) throw new AppError('BILL_ISSUED');
  const { due } = moneyOf(tab.orders);
  authorise(tx, 'order.cancel-served', { table: tab.sitting?.tableName ?? '', amount: due });
}
