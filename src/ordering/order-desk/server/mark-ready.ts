import { readyEvents, readyParts } from '#kitchen/tickets/rules/ready-parts.ts';
import { isHeld } from '#ordering/courses/rules/pace.ts';
import { changeOrders } from '#ordering/order-changes/server/change-orders.ts';
import { partsOfLine } from '#ordering/orders/rules/combo-parts.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import { toEntries } from '#ordering/orders/server/as-of.ts';
import { findLine, type LineName } from '#ordering/orders/server/find-order.ts';
import { getForStaff } from '#ordering/orders/server/get-order.ts';
import { lockTabOf } from '#ordering/orders/server/lock-tab.ts';
import { refuseWhenLong } from '#ordering/orders/server/long-logs.ts';
import type { LineRow, OrderRow } from '#ordering/orders/tables.ts';
import type { ReadyBody, StaffOrderView } from '#ordering/orders/wire/order.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';

/** Marks an item as ready or not ready, or dishes of a combo. Guests are told when the whole order is. */
export async function markReady(
  ctx: StoreCtx,
  { orderId, lineId }: LineName,
  mark: ReadyBody,
): Promise<StaffOrderView> {
  authorise(ctx, 'order.move');
  await ctx.services.limiter.take('changesOfOrder', `${ctx.storeId} ${orderId}`);
  await withTransaction(ctx, async (tx) => {
    const { tab, order } = await lockTabOf(tx, tx.storeId, orderId);
    const { line, lines, log } = await findLine(tx, { orderId, lineId });
    // Others took it off while a tablet was away.
    if (tx.late && (order.state === CANCELLED || line.discarded)) return;
    refuseUnmade(order, line);
    const marked = { id: lineId, ready: line.ready, dishes: partsOfLine(line).length, state: order.state };
    const events = readyEvents(marked, mark, readyParts(toEntries(log)).get(lineId));
    if (events.length === 0) return;
    refuseWhenLong(log.length, 'changes');
    const [first] = events;
    const isReady = first?.what === 'ready' ? first.ready : line.ready;
    const after = lines.map((each) => (each === line ? { ...line, ready: isReady } : each));
    const change = { before: order, after: order, lines: { before: lines, after }, log: events };
    await changeOrders(tx, tab, [change]);
  });
  return getForStaff(ctx, orderId);
}

/** Refuses what nobody makes: it was cancelled or taken off, is not paid yet, or not fired. */
function refuseUnmade(order: OrderRow, line: LineRow): void {
  if (order.state === CANCELLED) throw new AppError('TRANSITION_INVALID', { state: order.state });
  if (order.paymentState === 'awaiting') throw new AppError('PAYMENT_AWAITED');
  if (line.discarded) throw new AppError('ITEM_DISCARDED');
  if (isHeld(line)) throw new AppError('ITEM_HELD');
}
