import { findStation } from '#kitchen/stations/server/find-stations.ts';
import { seenChanges } from '#kitchen/tickets/rules/seen-changes.ts';
import { PASS } from '#kitchen/tickets/rules/station-tickets.ts';
import { changeOrders } from '#ordering/order-changes/server/change-orders.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import { asOf } from '#ordering/orders/server/as-of.ts';
import { findStoredOrder } from '#ordering/orders/server/find-order.ts';
import { getForStaff } from '#ordering/orders/server/get-order.ts';
import { lockTabOf } from '#ordering/orders/server/lock-tab.ts';
import { refuseWhenLong } from '#ordering/orders/server/long-logs.ts';
import type { ChangesSeenBody, StaffOrderView } from '#ordering/orders/wire/order.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';

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
