import { findSaleState } from '#money/bills/server/sale-state.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import {
  GUEST_CANCEL_MESSAGES,
  GUEST_CANCEL_REASON,
  type GuestCancelFault,
  guestCancelEnd,
  guestCancelFault,
} from '#ordering/orders/rules/undoing/guest-cancel.ts';
import { toEntries } from '#ordering/orders/server/as-of.ts';
import { channelOf } from '#ordering/orders/server/channel-of.ts';
import { findOrderBySlug, storedOrdersOf } from '#ordering/orders/server/find-order.ts';
import { getOrderStatus } from '#ordering/orders/server/get-order.ts';
import { lockTabOf } from '#ordering/orders/server/lock-tab.ts';
import type { OrderView } from '#ordering/orders/wire/order.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { LogRow } from '#platform/realtime/tables.ts';
import { moveOrder } from './move-order.ts';

/**
 * Cancels an order that its guest has just placed. The order is locked, so that a move or a payment comes before or
 * after. A retry after a lost answer gets the order as the first try left it.
 */
export async function cancelOwnOrder(ctx: Ctx, slug: string): Promise<OrderView> {
  const { storeId, id } = await findOrderBySlug(ctx, slug);
  await ctx.services.limiter.take('ownCancelsOfOrder', id);
  // Before the lock: finds the order; everything else is read under its lock.
  await withTransaction({ ...ctx, storeId }, async (tx) => {
    const { tab, order } = await lockTabOf(tx, storeId, id);
    const [{ log } = { log: [] }] = await storedOrdersOf(tx, storeId, [order]);
    if (isDoneByGuest(log)) return;
    refuseUnless({ order, log }, tx.now);
    const sale = await findSaleState(tx, { ...order, tabId: tab.id, soldAt: order.createdAt });
    if (sale !== 'unbilled') throw refusal('touched');
    await moveOrder(tx, tab, order, { to: CANCELLED, reason: GUEST_CANCEL_REASON, byGuest: true });
  });
  return getOrderStatus(ctx, slug);
}

function refuseUnless(order: Parameters<typeof channelOf>[0], now: number): void {
  const placed = { log: toEntries(order.log), isOfGuest: channelOf(order) === 'guest' };
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
