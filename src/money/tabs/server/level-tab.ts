import { dueOf, isRoundedTab, owedToGuest } from '#money/bills/rules/balance.ts';
import { type Move, movesToLevel, tabOf } from '#money/payments/rules/tab.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import { lockTab, type Tab } from '#ordering/orders/server/lock-tab.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { appendLog } from '#platform/realtime/server/append-log.ts';
import { putAway } from '#restaurant/notifications/server/put-away.ts';
import { stateByMoney } from '#tables/sittings/rules/state-by-money.ts';
import type { SittingRow } from '#tables/sittings/tables.ts';
import { completeReceipts } from './missing-receipts.ts';
import { fitParts } from './part-state.ts';
import { payOrder, printedWith } from './pay-order.ts';
import { endCallsFor, selectShares, takeFromShare, updateSittingState, upsertShare } from './queries.ts';
import { roundTab } from './round-tab.ts';
import { takeBackSettled } from './take-back.ts';

/**
 * Runs after anything that changes what the rounds of a tab cost, what they were paid or which ones there are, in the
 * same transaction. Of an order alone, only what was settled without money follows. `was` is what was due where the bill became
 * another sum for all who pay it.
 */
export async function levelTab(tx: Ctx, locked: Tab, was: Minor | null = null): Promise<Tab> {
  if (!locked.sitting) return takeBackSettled(tx, locked);
  const rounded = await roundTab(tx, locked, isRoundedTab(locked.orders));
  const levelled = await takeBackSettled(tx, await moveSurplus(tx, rounded));
  const due = dueOfAll(levelled);
  await fitParts(tx, locked.sitting, due, was);
  return { ...levelled, sitting: await followMoney(tx, levelled, { sitting: locked.sitting, due }) };
}

export const dueOfAll = ({ orders }: Pick<Tab, 'orders'>): Minor =>
  orders.reduce((sum, order) => sum + dueOf(order), 0);

/** The same for the tab of an order that has just changed. */
export async function levelAfter(
  tx: Ctx,
  order: Pick<OrderRow, 'storeId' | 'id' | 'sittingId'>,
): Promise<void> {
  await levelTab(tx, await lockTab(tx, order.storeId, tabOf(order)));
}

/** Moves money from rounds that were paid too much to those where something is due. */
async function moveSurplus(tx: Ctx, tab: Tab): Promise<Tab> {
  const { storeId, orders } = tab;
  const balances = orders.map((order) => ({ id: order.id, due: dueOf(order), owed: owedToGuest(order) }));
  if (balances.every(({ due }) => due === 0) || balances.every(({ owed }) => owed === 0)) return tab;
  await completeReceipts(tx, tab);
  const ids = orders.map(({ id }) => id);
  const shares = await selectShares(tx.db, storeId, ids);
  const sharesOf = Map.groupBy(shares, ({ orderId }) => orderId);
  const moves = movesToLevel(balances.map((one) => ({ ...one, shares: sharesOf.get(one.id) ?? [] })));
  const rows = new Map(orders.map((order) => [order.id, order]));
  for (const move of moves) {
    const share = shares.find(({ receiptId }) => receiptId === move.receiptId);
    const [from, to] = [rows.get(move.from), rows.get(move.to)];
    if (!share || !from || !to) throw new Error('Money moves within a tab');
    await moveShare(tx, storeId, move);
    const { receiptId, amount } = move;
    const paying = { receiptId, method: share.method, reference: share.reference, isMoved: true };
    rows.set(move.from, await payOrder(tx, from, { ...paying, amount: -amount }));
    rows.set(move.to, await payOrder(tx, to, { ...paying, amount, label: from.paymentMethod }));
  }
  return { ...tab, orders: orders.map((order) => rows.get(order.id) ?? order) };
}

async function moveShare({ db }: Ctx, storeId: string, { receiptId, from, to, amount }: Move): Promise<void> {
  await takeFromShare(db, { storeId, receiptId, orderId: from, amount });
  await upsertShare(db, { storeId, receiptId, orderId: to, amount });
}

/** The sitting is paid once nothing is due, and no longer when something is due again. */
async function followMoney(
  tx: Ctx,
  { storeId, orders }: Tab,
  { sitting, due }: { sitting: SittingRow; due: Minor },
): Promise<SittingRow> {
  const state = stateByMoney(sitting.state, {
    due,
    isOrdered: orders.some((order) => order.state !== CANCELLED),
    isAsked: sitting.askedAt !== null,
  });
  if (state === sitting.state) return sitting;
  const paidAt = state === 'paid' ? new Date(tx.now) : null;
  await updateSittingState(tx.db, sitting, { state, paidAt });
  const printed = state === 'paid' ? printedWith(tx) : {};
  const event = { what: 'sitting_state' as const, from: sitting.state, to: state, ...printed };
  await appendLog(tx, storeId, { kind: 'sitting', sittingId: sitting.id, event });
  if (state === 'paid') await endBillCalls(tx, sitting);
  return { ...sitting, state, paidAt };
}

/** A call for the bill ends when all is paid. */
async function endBillCalls(tx: Ctx, { storeId, id: sittingId }: SittingRow): Promise<void> {
  const ended = await endCallsFor(
    tx.db,
    { storeId, id: sittingId },
    { kind: 'bill', doneAt: new Date(tx.now) },
  );
  for (const callId of ended) {
    await putAway(tx, storeId, { kind: 'table_call', keys: [callId] });
    await appendLog(tx, storeId, { kind: 'sitting', sittingId, event: { what: 'call_done', callId } });
  }
}
