import { owedToGuest } from '#money/bills/rules/balance.ts';
import { sharesBack, takenBack } from '#money/payments/rules/correction.ts';
import type { PaidBy } from '#money/payments/rules/payment.ts';
import type { Tab } from '#ordering/orders/server/lock-tab.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import { actorRecord, type Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { appendLog } from '#platform/realtime/server/append-log.ts';
import type { ReceiptRow } from '../tables.ts';
import { payOrder } from './pay-order.ts';
import { insertReceipt, selectSettled, selectShares } from './queries.ts';

interface Back {
  method: PaidBy;
  khataId: string | null;
  amount: Minor;
  tip: Minor;
  /** The receipt whose shares are taken first. Null if what is owed decides. */
  reverses: ReceiptRow | null;
  note: string | null;
  request: string | null;
}

/** Reduces what was settled without money when the tab comes to cost less, since guests are owed only what they paid. */
export async function takeBackSettled(tx: Ctx, tab: Tab): Promise<Tab> {
  const owed = tab.orders.reduce((sum, order) => sum + owedToGuest(order), 0);
  if (owed === 0) return tab;
  let after = tab;
  for (const { method, khataId, amount } of takenBack(
    owed,
    await selectSettled(tx.db, tab.storeId, tab.id),
  )) {
    const back = { method, khataId, amount, tip: 0, reverses: null, note: null, request: null };
    after = await takeBack(tx, after, back);
  }
  return after;
}

/** What is left of this receipt's way of settling: less than its amount, if the tab has come to cost less since. */
export async function standingOf(tx: Ctx, tab: Tab, { method, khataId }: ReceiptRow): Promise<Minor> {
  const settled = await selectSettled(tx.db, tab.storeId, tab.id);
  return settled.find((one) => one.method === method && one.khataId === khataId)?.amount ?? 0;
}

/** Who took the money, whoever has corrected it since. */
export const takerOf = ({ takenBy, author }: Pick<ReceiptRow, 'takenBy' | 'author'>) => takenBy ?? author;

/** Writes a negative receipt of a locked tab, with its share of each order in its row and log. */
export async function takeBack(tx: Ctx, tab: Tab, back: Back): Promise<Tab> {
  const { storeId, id: tabId } = tab;
  const { method, khataId, note, request, reverses } = back;
  const ids = tab.orders.map(({ id }) => id);
  const had = ids.length === 0 ? [] : await selectShares(tx.db, storeId, ids);
  const amounts = sharesBack(
    back.amount,
    tab.orders.map((order) => ({
      share: reverses ? sumOf(had, order, ({ receiptId }) => receiptId === reverses.id) : owedToGuest(order),
      kept: order.paid - order.refunded,
    })),
  );
  if (!amounts) throw new AppError('RECEIPT_GIVEN_BACK');
  const receipt: ReceiptRow = {
    storeId,
    id: uuidV7(tx.now),
    tabId,
    method,
    khataId,
    note,
    request,
    amount: 0 - back.amount,
    tip: 0 - back.tip,
    reverses: reverses?.id ?? null,
    reference: null,
    attemptId: null,
    partId: null,
    tendered: null,
    drawerId: reverses?.drawerId ?? null,
    account: reverses?.account ?? null,
    author: actorRecord(tx.actor),
    takenBy: reverses && takerOf(reverses),
    createdAt: new Date(tx.now),
  };
  const { id: receiptId, takenBy } = receipt;
  const shares = tab.orders.flatMap(({ id: orderId }, at) => {
    const amount = amounts[at] ?? 0;
    return amount > 0 ? [{ storeId, receiptId, orderId, amount: -amount }] : [];
  });
  await insertReceipt(tx.db, receipt, shares);
  const orders: OrderRow[] = [];
  for (const order of tab.orders) {
    const share = shares.find(({ orderId }) => orderId === order.id);
    const isLast = sumOf(had, order, (one) => one.method === method) + (share?.amount ?? 0) <= 0;
    const paying = { receiptId, method, reference: null, reverses: receipt.reverses, takenBy, isLast };
    orders.push(share ? await payOrder(tx, order, { ...paying, amount: share.amount }) : order);
  }
  if (tab.sitting) {
    const event = { what: 'received' as const, receiptId, method, amount: receipt.amount, tip: receipt.tip };
    await appendLog(tx, storeId, { kind: 'sitting', sittingId: tab.sitting.id, event });
  }
  return { ...tab, orders };
}

type Had = Awaited<ReturnType<typeof selectShares>>[number];

const sumOf = (had: readonly Had[], { id }: OrderRow, isIt: (share: Had) => boolean): Minor =>
  had.filter((share) => share.orderId === id && isIt(share)).reduce((sum, { amount }) => sum + amount, 0);
