import type { ReadyBody, StaffOrderView } from '#domain/api/order.ts';
import { isHeld } from '#domain/courses/pace.ts';
import { AppError } from '#domain/errors.ts';
import { CANCELLED } from '#domain/order/order.ts';
import { authorise, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import { changeOrders } from '../order-changes/change-orders.ts';
import { findLine, type LineName } from '../orders/find-order.ts';
import { getForStaff } from '../orders/get-order.ts';
import { lockTabOf } from '../orders/lock-tab.ts';
import { refuseWhenLong } from '../orders/long-logs.ts';

/** Marks an item as ready or not ready. Guests are told when the whole order is. */
export async function markReady(
  ctx: StoreCtx,
  { orderId, lineId }: LineName,
  { ready }: ReadyBody,
): Promise<StaffOrderView> {
  authorise(ctx, 'order.move');
  await ctx.services.limiter.take('changesOfOrder', `${ctx.storeId} ${orderId}`);
  await withTransaction(ctx, async (tx) => {
    const { tab, order } = await lockTabOf(tx, tx.storeId, orderId);
    const { line, lines, log } = await findLine(tx, { orderId, lineId });
    // Others took it off while a tablet was away.
    if (tx.late && (order.state === CANCELLED || line.discarded)) return;
    if (order.state === CANCELLED) throw new AppError('TRANSITION_INVALID', { state: order.state });
    if (order.paymentState === 'awaiting') throw new AppError('PAYMENT_AWAITED');
    if (line.discarded) throw new AppError('ITEM_DISCARDED');
    if (isHeld(line)) throw new AppError('ITEM_HELD');
    if (line.ready === ready) return;
    refuseWhenLong(log.length, 'changes');
    const after = lines.map((each) => (each === line ? { ...line, ready } : each));
    const event = { what: 'ready' as const, lineId, ready };
    const change = { before: order, after: order, lines: { before: lines, after }, log: [event] };
    await changeOrders(tx, tab, [change]);
  });
  return getForStaff(ctx, orderId);
}
