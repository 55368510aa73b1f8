import type { ReadyBody, StaffOrderView } from '#domain/api/order.ts';
import { AppError } from '#domain/errors.ts';
import { CANCELLED } from '#domain/order/order.ts';
import { authorise, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import { appendLog } from '../../platform/realtime/append-log.ts';
import { type LineName, lockLine } from '../orders/find-order.ts';
import { getForStaff } from '../orders/get-order.ts';
import { refuseWhenLong } from '../orders/long-logs.ts';
import { updateLineReady } from './queries.ts';

/** Marks an item as ready or not ready. Guests are told when the whole order is. */
export async function markReady(
  ctx: StoreCtx,
  { orderId, lineId }: LineName,
  { ready }: ReadyBody,
): Promise<StaffOrderView> {
  authorise(ctx, 'order.move');
  await ctx.services.limiter.take('changesOfOrder', `${ctx.storeId} ${orderId}`);
  await withTransaction(ctx, async (tx) => {
    const { order, line, log } = await lockLine(tx, { orderId, lineId });
    if (order.state === CANCELLED) throw new AppError('TRANSITION_INVALID', { state: order.state });
    if (order.paymentState === 'awaiting') throw new AppError('PAYMENT_AWAITED');
    if (line.discarded) throw new AppError('ITEM_DISCARDED');
    if (line.ready === ready) return;
    refuseWhenLong(log.length, 'changes');
    await updateLineReady(tx.db, tx.storeId, line, { ready });
    await appendLog(tx, tx.storeId, { kind: 'order', orderId, event: { what: 'ready', lineId, ready } });
  });
  return getForStaff(ctx, orderId);
}
