import type { RemoveItemBody, StaffOrderView } from '#domain/api/order.ts';
import { roundOffAfter } from '#domain/bills/balance.ts';
import { AppError } from '#domain/errors.ts';
import { priceCart } from '#domain/menu/price-cart.ts';
import { CANCELLED, type LoggedOrderEvent, removePermission } from '#domain/order/order.ts';
import { isKept, type LineChange, putBack, takeOff } from '#domain/order/removed-portions.ts';
import { authorise, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import type { LineRow } from '../../platform/db/schema/orders.ts';
import { uuidV7 } from '../../platform/ids.ts';
import { appendLog } from '../../platform/realtime/append-log.ts';
import { correctBill } from '../bills/correct-bill.ts';
import { asOf } from '../orders/as-of.ts';
import { type LineName, lockStoredOrder, type StoredOrder } from '../orders/find-order.ts';
import { getForStaff } from '../orders/get-order.ts';
import { refuseWhenLong } from '../orders/long-logs.ts';
import { toPriceable } from '../orders/views.ts';
import { levelAfter } from '../tabs/level-tab.ts';
import { changeLines } from './queries.ts';

/** Takes an item or some of its portions off an order, or puts them back; the amount follows, and the log keeps both figures. */
export async function removeItem(
  ctx: StoreCtx,
  { orderId, lineId }: LineName,
  { discarded, keep = 0, reason }: RemoveItemBody,
): Promise<StaffOrderView> {
  authorise(ctx, 'order.discard');
  await ctx.services.limiter.take('changesOfOrder', `${ctx.storeId} ${orderId}`);
  await withTransaction(ctx, async (tx) => {
    const stored = await lockStoredOrder(tx, tx.storeId, orderId);
    const { order } = stored;
    const { lines, entries } = asOf(stored);
    const line = lines.find(({ id }) => id === lineId);
    if (!line && (discarded || !wasPutBack(entries, lineId))) throw new AppError('ITEM_NOT_FOUND');
    authorise(tx, removePermission(order.servedAt !== null));
    const partId = uuidV7(tx.now);
    const done = line && (discarded ? takeOff(lines, line, { keep, partId }) : putBack(lines, line));
    if (!done) return;
    if (order.state === CANCELLED) throw new AppError('TRANSITION_INVALID', { state: order.state });
    // The gateway already knows the amount.
    if (order.paymentState === 'awaiting') throw new AppError('PAYMENT_AWAITED');
    refuseWhenLong(stored.log.length, 'changes');
    await write(tx, stored, done, reason);
  });
  return getForStaff(ctx, orderId);
}

/** Whether a repeated request already put these portions back with their line. */
function wasPutBack(entries: LoggedOrderEvent[], lineId: string): boolean {
  const last = entries.findLast(({ event }) => event.what === 'item' && event.lineId === lineId);
  return last?.event.what === 'item' && !last.event.discarded;
}

async function write(
  tx: StoreCtx,
  { order, lines: before }: StoredOrder,
  { lines, change, noLongerReady }: LineChange<LineRow>,
  reason: string | undefined,
): Promise<void> {
  const { storeId, id: orderId } = order;
  const kept = lines.filter(isKept);
  const after = priceCart(kept.map(toPriceable), order.charges).grandTotal;
  const isAlone = order.sittingId === null;
  const sum = { amount: after, roundOff: isAlone ? roundOffAfter(order.roundOff, after) : order.roundOff };
  await changeLines(tx.db, order, { before, after: lines, sum });
  await correctBill(tx, order, { before: before.filter(isKept), after: kept });
  const event = { what: 'item' as const, ...change, before: order.amount, after };
  await appendLog(tx, storeId, { kind: 'order', orderId, event: reason ? { ...event, reason } : event });
  if (noLongerReady !== null) {
    const unmade = { what: 'ready' as const, lineId: noLongerReady, ready: false };
    await appendLog(tx, storeId, { kind: 'order', orderId, event: unmade });
  }
  await levelAfter(tx, order);
}
