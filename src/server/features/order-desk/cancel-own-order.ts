import type { OrderView } from '#domain/api/order.ts';
import { AppError } from '#domain/errors.ts';
import { tabOf } from '#domain/money/tab.ts';
import {
  GUEST_CANCEL_MESSAGES,
  GUEST_CANCEL_REASON,
  type GuestCancelFault,
  guestCancelEnd,
  guestCancelFault,
} from '#domain/order/guest-cancel.ts';
import { CANCELLED } from '#domain/order/order.ts';
import { type Ctx, withTransaction } from '../../platform/context/context.ts';
import type { LogRow } from '../../platform/db/schema/orders.ts';
import { appendLog } from '../../platform/realtime/append-log.ts';
import { findSaleState } from '../bills/sale-state.ts';
import { toEntries } from '../orders/as-of.ts';
import { findOrderBySlug, lockStoredOrder } from '../orders/find-order.ts';
import { getOrderStatus } from '../orders/get-order.ts';
import { lockTabOf } from '../orders/lock-tab.ts';
import { isOfGuest } from '../orders/views.ts';
import { afterEnd, endOrder } from './end-order.ts';
import { updateOrderState } from './state-queries.ts';

/**
 * Cancels an order that its guest has just placed. The order is locked, so that a move or a payment comes before or
 * after. A retry after a lost answer gets the order as the first try left it.
 */
export async function cancelOwnOrder(ctx: Ctx, slug: string): Promise<OrderView> {
  const { storeId, id } = await findOrderBySlug(ctx, slug);
  await ctx.services.limiter.take('ownCancelsOfOrder', id);
  // Before the lock: finds the order; everything else is read under its lock.
  await withTransaction({ ...ctx, storeId }, async (tx) => {
    const { order, log } = await lockStoredOrder(tx, storeId, id);
    if (isDoneByGuest(log)) return;
    refuseUnless(log, tx.now);
    const sale = await findSaleState(tx, { ...order, tabId: tabOf(order), soldAt: order.createdAt });
    if (sale !== 'unbilled') throw refusal('touched');
    const from = order.state;
    const moved = await updateOrderState(tx.db, storeId, id, { from, to: CANCELLED, servedAt: null });
    if (!moved) throw refusal('touched');
    const { tab } = await lockTabOf(tx, storeId, id);
    await endOrder(tx, order, tab.orders);
    const how = { reason: GUEST_CANCEL_REASON, byGuest: true as const };
    await appendLog(tx, storeId, {
      kind: 'order',
      orderId: id,
      event: { what: 'state', from, to: CANCELLED, ...how },
    });
    await afterEnd(tx, tab, order);
  });
  return getOrderStatus(ctx, slug);
}

function refuseUnless(log: LogRow[], now: number): void {
  const placed = { log: toEntries(log), isOfGuest: isOfGuest(log) };
  const fault = guestCancelFault(placed);
  if (fault) throw refusal(fault);
  const end = guestCancelEnd(placed);
  if (end === null || now >= end) throw refusal('late');
}

function isDoneByGuest(log: LogRow[]): boolean {
  return log.some(({ event }) => event.what === 'state' && event.byGuest === true);
}

function refusal(reason: GuestCancelFault): AppError {
  return new AppError('CANCEL_REFUSED', { reason }, GUEST_CANCEL_MESSAGES[reason]);
}
