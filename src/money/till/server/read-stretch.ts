import { priceOf } from '#money/bills/rules/balance.ts';
import { isReceived, isSettledBy } from '#money/payments/rules/payment.ts';
import { tabOf } from '#money/payments/rules/tab.ts';
import { takerOf } from '#money/tabs/server/take-back.ts';
import type { ReceiptRow } from '#money/tabs/tables.ts';
import { type OrderEvent, waitsForPayment } from '#ordering/orders/rules/order.ts';
import { asOf } from '#ordering/orders/server/as-of.ts';
import {
  findOrders,
  findTabs,
  type StoredOrder,
  storedOrdersOf,
} from '#ordering/orders/server/find-order.ts';
import { toPriceable } from '#ordering/orders/server/views.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { LogRow } from '#platform/realtime/tables.ts';
import type { DayReceipt, DayRefund, Stretch } from '../rules/day.ts';
import type { SoldOrder } from '../rules/sales.ts';
import { selectCovers, selectReceipts, selectRefundWays, selectStretch } from './stretch-queries.ts';

/** How many orders, or tabs with all of their orders, are in memory at once. */
const AT_ONCE = 300;

/** What the log holds after one entry and up to another. Nothing later changes the answer. */
export async function readStretch(
  ctx: Pick<Ctx, 'db'>,
  storeId: string,
  { from, to }: { from: number; to: number },
): Promise<{ stretch: Stretch; rows: LogRow[]; told: string[] }> {
  const rows = await selectStretch(ctx.db, storeId, from, to);
  const ofOrders = rows.filter(({ kind }) => kind === 'order');
  const ids = [...new Set(ofOrders.flatMap(({ orderId }) => orderId ?? []))];
  const { receipts, told } = await receiptsIn(ctx, storeId, rows);
  const stretch = {
    tabs: await tabsIn(ctx, storeId, ids, { from, to }),
    receipts,
    refunds: await refundsIn(ctx, storeId, ofOrders),
    covers: await coversIn(ctx, storeId, rows, from),
  };
  return { stretch, rows, told };
}

/** The orders of the tabs that these are of, since a tab is billed as one. */
async function tabsIn(
  ctx: Pick<Ctx, 'db'>,
  storeId: string,
  orderIds: readonly string[],
  { from, to }: { from: number; to: number },
): Promise<Stretch['tabs']> {
  const tabIds = new Set<string>();
  for (let at = 0; at < orderIds.length; at += AT_ONCE)
    for (const order of (await findOrders(ctx, storeId, orderIds.slice(at, at + AT_ONCE))).values())
      tabIds.add(tabOf(order));
  const tabs: Stretch['tabs'] = [];
  const ids = [...tabIds];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const found = await findTabs(ctx, storeId, ids.slice(at, at + AT_ONCE));
    const stored = await storedOrdersOf(ctx, storeId, [...found.values()].flat());
    for (const tab of Map.groupBy(stored, ({ order }) => tabOf(order)).values()) {
      const soldUpTo = (seq: number) => tab.flatMap((one) => soldAsOf(one, seq) ?? []);
      tabs.push({ before: soldUpTo(from), after: soldUpTo(to) });
    }
  }
  return tabs;
}

function soldAsOf(stored: StoredOrder, seq: number): SoldOrder | null {
  const { log, fold, lines } = asOf(stored, seq);
  // What waits for its payment is not sold yet.
  if (log.length === 0 || waitsForPayment(fold.payment, fold.state)) return null;
  return {
    state: fold.state,
    amount: fold.amount,
    roundOff: priceOf(fold) - fold.amount,
    lines: lines.map((line) => ({ ...toPriceable(line), discarded: line.discarded })),
    charges: stored.order.charges,
    discounts: fold.discounts,
  };
}

/**
 * The receipts that the log names, each once. The previous release logs payments without a receipt: they are
 * read from the entry.
 */
async function receiptsIn({ db }: Pick<Ctx, 'db'>, storeId: string, rows: LogRow[]) {
  const named = new Set(
    rows.flatMap(({ event }) => ('receiptId' in event && !isMoved(event) ? event.receiptId : [])),
  );
  const ids = [...named].flatMap((id) => id ?? []);
  const found = ids.length === 0 ? [] : await selectReceipts(db, storeId, ids);
  const nameless = rows.flatMap(({ kind, event, actor }): DayReceipt[] =>
    kind === 'order' &&
    event.what === 'payment' &&
    event.receiptId === undefined &&
    isReceived(event.payment) &&
    event.amount !== 0
      ? [
          {
            method: event.received?.method ?? 'gateway',
            amount: event.amount,
            tip: 0,
            drawer: null,
            account: null,
            person: personOf(actor),
            isReversal: false,
            isForAccount: false,
          },
        ]
      : [],
  );
  const told = found.filter(isTold).map(({ id }) => id);
  return { receipts: [...found.map(toDayReceipt), ...nameless], told };
}

/** Receipts that are listed one by one: those that settle without money, and those that take money back. */
const isTold = ({ method, amount, tip }: ReceiptRow) => isSettledBy(method) || amount + tip < 0;

const isMoved = (event: LogRow['event']) => 'moved' in event && event.moved === true;

const toDayReceipt = (row: ReceiptRow): DayReceipt => ({
  method: row.method,
  amount: row.amount,
  tip: row.tip,
  drawer: row.drawerId,
  account: row.account,
  person: personOf(takerOf(row)),
  isReversal: row.amount + row.tip < 0,
  isForAccount: row.khataId === row.tabId,
});

const personOf = (actor: LogRow['actor']) =>
  actor.kind === 'staff' ? { id: actor.id, name: actor.name } : null;

/** A refund counts from its beginning. One that fails is added back. */
async function refundsIn({ db }: Pick<Ctx, 'db'>, storeId: string, rows: LogRow[]): Promise<DayRefund[]> {
  const events = rows.flatMap(({ event }) => {
    const refund = event as OrderEvent;
    return refund.what === 'refund' ? [refund] : [];
  });
  const byHand = events.filter(({ how }) => how === 'hand').map(({ refundId }) => refundId);
  const ways = byHand.length === 0 ? [] : await selectRefundWays(db, storeId, byHand);
  const wayOf = new Map(ways.map((way) => [way.id, way]));
  return events.flatMap(({ refundId, step, how, amount }): DayRefund[] => {
    const way = wayOf.get(refundId);
    const from = { drawer: way?.drawer ?? null, account: way?.account ?? null };
    if (how === 'hand') return [{ method: way?.method ?? '', amount, ...from }];
    if (step === 'done') return [];
    return [{ method: 'gateway', amount: step === 'begun' ? amount : -amount, ...from }];
  });
}

/** The guests who came in this stretch: the number at each table, less the number that was known before it. */
async function coversIn(
  { db }: Pick<Ctx, 'db'>,
  storeId: string,
  rows: LogRow[],
  from: number,
): Promise<number> {
  const changed = rows.filter(({ event }) => ['opened', 'covers', 'merged'].includes(event.what));
  const ids = [...new Set(changed.flatMap(({ sittingId }) => sittingId ?? []))];
  if (ids.length === 0) return 0;
  const last = rows.at(-1)?.seq ?? from;
  const all = (await selectCovers(db, storeId, ids)).filter(({ seq }) => seq <= last);
  return ids.reduce((sum, id) => {
    const own = all.filter(({ sittingId }) => sittingId === id);
    const before = own.findLast(({ seq }) => seq <= from)?.covers ?? 0;
    return sum + (own.at(-1)?.covers ?? 0) - before;
  }, 0);
}
