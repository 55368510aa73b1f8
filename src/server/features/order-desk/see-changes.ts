import type { ChangesSeenBody, StaffOrderView } from '#domain/api/order.ts';
import { AppError } from '#domain/errors.ts';
import { seenChanges } from '#domain/kitchen/seen-changes.ts';
import { PASS } from '#domain/kitchen/station-tickets.ts';
import { CANCELLED } from '#domain/order/order.ts';
import { authorise, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import { changeOrders } from '../order-changes/change-orders.ts';
import { asOf } from '../orders/as-of.ts';
import { findStoredOrder } from '../orders/find-order.ts';
import { getForStaff } from '../orders/get-order.ts';
import { lockTabOf } from '../orders/lock-tab.ts';
import { refuseWhenLong } from '../orders/long-logs.ts';
import { findStation } from '../stations/find-stations.ts';

/** Somebody at a station or at the pass has seen that lines were taken off, or the order cancelled. */
export async function seeChanges(
  ctx: StoreCtx,
  orderId: string,
  { place, lines: lineIds }: ChangesSeenBody,
): Promise<StaffOrderView> {
  authorise(ctx, 'order.move');
  await ctx.services.limiter.take('changesOfOrder', `${ctx.storeId} ${orderId}`);
  await withTransaction(ctx, async (tx) => {
    if (place !== PASS) await findStation(tx, place);
    const { tab, order } = await lockTabOf(tx, tx.storeId, orderId);
    const stored = await findStoredOrder(tx, tx.storeId, orderId);
    const { lines, entries } = asOf(stored);
    if (lineIds.some((id) => !lines.some((line) => line.id === id))) throw new AppError('ITEM_NOT_FOUND');
    const seen = seenChanges(entries);
    const isOff = new Set(
      lines.filter(({ discarded }) => discarded || order.state === CANCELLED).map(({ id }) => id),
    );
    const anew = lineIds.filter((id) => isOff.has(id) && !seen.get(id)?.includes(place));
    if (anew.length === 0) return;
    refuseWhenLong(entries.length, 'changes');
    const { state } = order;
    const event = { what: 'change_seen' as const, from: state, to: state, place, lines: anew };
    await changeOrders(tx, tab, [{ before: order, after: order, log: [event] }]);
  });
  return getForStaff(ctx, orderId);
}
