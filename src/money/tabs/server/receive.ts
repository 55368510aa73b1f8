import { dueOf } from '#money/bills/rules/balance.ts';
import type { PaidBy } from '#money/payments/rules/payment.ts';
import { sharesOf } from '#money/payments/rules/tab.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import type { Tab } from '#ordering/orders/server/lock-tab.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import { actorRecord, type Ctx } from '#platform/context/server/context.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { appendLog } from '#platform/realtime/server/append-log.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { PART_STATES } from '#tables/sittings/rules/sitting.ts';
import type { ReceiptRow } from '../tables.ts';
import { levelTab } from './level-tab.ts';
import { completeReceipts } from './missing-receipts.ts';
import { movePart } from './part-state.ts';
import { payOrder } from './pay-order.ts';
import { insertReceipt, selectReceiptOf, selectReceipts, sumTips } from './queries.ts';

export interface Money {
  method: PaidBy;
  /** Without the tip. */
  amount: Minor;
  tip?: Minor;
  reference?: string | null | undefined;
  note?: string | null;
  attemptId?: string;
  partId?: string | null;
  /** What the guest handed over in cash. */
  tendered?: Minor | null;
  /** The guest's account that the tab is put on. */
  khataId?: string | null;
  /** The drawer that cash went into. The main one, if none is named. */
  drawerId?: string | null;
  /** Who took the money, if somebody else records it in a correction. */
  takenBy?: ReceiptRow['takenBy'];
  /** The key of the tap that records it. */
  request?: string | null;
  /** The orders that it pays; left out if it pays the whole tab. */
  orders?: OrderRow[];
  /** Whether the order waits for it, where a gateway has it. */
  payment?: 'paid' | 'refund_due';
  /** The name of the gateway. */
  label?: string;
}

async function newReceipt(tx: Ctx, { storeId, id: tabId }: Tab, money: Money): Promise<ReceiptRow> {
  const { now, actor } = tx;
  return {
    storeId,
    id: uuidV7(now),
    tabId,
    method: money.method,
    amount: money.amount,
    tip: money.tip ?? 0,
    reference: money.reference ?? null,
    note: money.note ?? null,
    attemptId: money.attemptId ?? null,
    partId: money.partId ?? null,
    reverses: null,
    tendered: money.tendered ?? null,
    khataId: money.khataId ?? null,
    drawerId: money.drawerId ?? null,
    account: await accountFor(tx, storeId, money.method),
    author: actorRecord(actor),
    takenBy: money.takenBy ?? null,
    request: money.request ?? null,
    createdAt: new Date(now),
  };
}

/** The store's UPI ID, for money that goes to it or comes from it. */
export async function accountFor(
  { db }: Ctx,
  storeId: string,
  method: string | null,
): Promise<string | null> {
  return method === 'UPI' ? ((await findStore(db, storeId)).upi?.vpa ?? null) : null;
}

/** Records money for a locked tab: the receipt, and the share of each order in its row and its log. */
export async function receive(tx: Ctx, tab: Tab, money: Money): Promise<Tab> {
  const { storeId } = tab;
  await completeReceipts(tx, tab);
  const { method, amount, payment, label } = money;
  const receipt = await newReceipt(tx, tab, money);
  const { id: receiptId, reference, takenBy } = receipt;
  const orders = money.orders ?? tab.orders;
  const amounts = sharesOf(
    amount,
    orders.map((order) => ({ due: dueOf(order), isCancelled: order.state === CANCELLED })),
  );
  const shares = orders.flatMap((order, at) => {
    const share = amounts[at] ?? 0;
    return share > 0 ? [{ storeId, receiptId, orderId: order.id, amount: share }] : [];
  });
  if (amount > 0 && shares.length === 0) throw new Error('Money is for something that was ordered');
  await insertReceipt(tx.db, receipt, shares);
  const rows: OrderRow[] = [];
  for (const order of tab.orders) {
    const share = shares.find(({ orderId }) => orderId === order.id);
    const paying = { receiptId, method, reference, label, takenBy, ...(payment ? { payment } : {}) };
    rows.push(share ? await payOrder(tx, order, { ...paying, amount: share.amount }) : order);
  }
  await tellSitting(tx, tab, receipt);
  return levelTab(tx, { ...tab, orders: rows });
}

const UNPAID = PART_STATES.filter((state) => state !== 'paid');

/** The money of a part always counts, whatever has become of the part. */
async function tellSitting(tx: Ctx, { storeId, sitting }: Tab, receipt: ReceiptRow): Promise<void> {
  if (!sitting) return;
  const { id: receiptId, method, amount, tip, partId } = receipt;
  const { id: sittingId } = sitting;
  if (partId !== null) await movePart(tx, sitting, { id: partId, from: UNPAID, to: 'paid' });
  const event = { what: 'received' as const, receiptId, method, amount, tip };
  await appendLog(tx, storeId, { kind: 'sitting', sittingId, event });
}

/** The tips of a tab. */
export async function findTips({ db }: Pick<Ctx, 'db'>, storeId: string, tabId: string): Promise<Minor> {
  return sumTips(db, storeId, tabId);
}

/** What was handed over in cash for a tab, and what of it went back as change; undefined if nobody counted. */
export async function findCash(
  { db }: Pick<Ctx, 'db'>,
  storeId: string,
  tabId: string,
): Promise<{ given: Minor; change: Minor } | undefined> {
  const counted = (await selectReceipts(db, storeId, tabId)).flatMap(({ receipt, isReversed }) =>
    receipt.tendered === null || isReversed ? [] : [{ ...receipt, tendered: receipt.tendered }],
  );
  if (counted.length === 0) return undefined;
  const given = counted.reduce((sum, { tendered }) => sum + tendered, 0);
  return { given, change: counted.reduce((left, { amount, tip }) => left - amount - tip, given) };
}

/** Keeps a receipt that no order has a share of. */
export async function keepReceipt({ db }: Ctx, receipt: ReceiptRow): Promise<void> {
  await insertReceipt(db, receipt, []);
}

/** What the tap with this key has recorded; null if it is the first one. */
export async function findReceipt(
  { db }: Ctx,
  tab: Pick<Tab, 'storeId' | 'id'>,
  request: string,
): Promise<ReceiptRow | null> {
  return selectReceiptOf(db, tab, request);
}
