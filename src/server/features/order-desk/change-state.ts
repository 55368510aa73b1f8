import type { ChangeStateBody, StaffOrderView } from '#domain/api/order.ts';
import { priceOf } from '#domain/bills/balance.ts';
import { isHeld } from '#domain/courses/pace.ts';
import { AppError } from '#domain/errors.ts';
import { tabOf } from '#domain/money/tab.ts';
import { isGuarded } from '#domain/order/edit-rules.ts';
import {
  CANCELLED,
  canMove,
  isOrderState,
  movePermission,
  type OrderState,
  SERVED,
  waitsForPayment,
} from '#domain/order/order.ts';
import { isKept } from '#domain/order/removed-portions.ts';
import { undoPermission } from '#domain/order/undoing.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import { authorise, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import type { OrderRow } from '../../platform/db/schema/orders.ts';
import { findSaleState } from '../bills/sale-state.ts';
import { findEditRules } from '../orders/allow-discounts.ts';
import { storedOrdersOf } from '../orders/find-order.ts';
import { getForStaff } from '../orders/get-order.ts';
import { lockTabOf } from '../orders/lock-tab.ts';
import { refuseWhenLong } from '../orders/long-logs.ts';
import { moveOrder } from './move-order.ts';
import { countEntries } from './queries.ts';

/** The caller names the state that it saw, so that only one of two simultaneous moves succeeds. */
export async function changeState(
  ctx: StoreCtx,
  orderId: string,
  body: ChangeStateBody,
  { isAuthorised = false }: { isAuthorised?: boolean } = {},
): Promise<StaffOrderView> {
  const { from, to } = body;
  if (!isOrderState(from) || !isOrderState(to) || !canMove(from, to)) {
    authorise(ctx, 'order.move');
    throw new AppError('TRANSITION_INVALID', { from, to });
  }
  if (to !== CANCELLED) authorise(ctx, movePermission(from, to));
  await ctx.services.limiter.take('changesOfOrder', `${ctx.storeId} ${orderId}`);
  await withTransaction(ctx, async (tx) => {
    const { tab, order } = await lockTabOf(tx, tx.storeId, orderId);
    if (to === CANCELLED && !isAuthorised) {
      const shown = { order: order.orderNo, amount: priceOf(order) };
      authorise(tx, await permissionToCancel(tx, order, from), shown);
    }
    if (tx.late && isReached(order.state, { from, to })) return;
    if (order.state !== from) throw new AppError('STATE_CHANGED', { state: order.state });
    if (waitsForPayment(order.paymentState, to)) throw new AppError('PAYMENT_AWAITED');
    await refuseHeld(tx, order, to);
    // Moves forward need no limit: there are only a few of them.
    if (to < from) refuseWhenLong(await countEntries(tx.db, tx.storeId, orderId), 'changes');
    await moveOrder(tx, tab, order, { to, ...(body.reason ? { reason: body.reason } : {}) });
  });
  return getForStaff(ctx, orderId);
}

/** Whoever hands it over has not seen a dish that came meanwhile and is held: it would be billed and never cooked. */
async function refuseHeld(tx: StoreCtx, order: OrderRow, to: OrderState): Promise<void> {
  // What a tablet says late was done.
  if (to !== SERVED || tx.late) return;
  const [stored] = await storedOrdersOf(tx, tx.storeId, [order]);
  if (stored?.lines.some((line) => isKept(line) && isHeld(line))) throw new AppError('ITEM_HELD');
}

/** Whether others have brought the order there, or beyond, while a tablet was away. */
const isReached = (state: OrderState, { from, to }: { from: OrderState; to: OrderState }): boolean =>
  state === to || (from < to && to < state && state !== CANCELLED);

/** Cancelling takes everything off, so that it needs what taking it off needs. */
export async function permissionToCancel(
  tx: StoreCtx,
  order: OrderRow,
  from: OrderState,
): Promise<Permission> {
  const [stored] = await storedOrdersOf(tx, tx.storeId, [order]);
  const kept = (stored?.lines ?? []).filter(isKept);
  const { guard } = await findEditRules(tx);
  const guarded = isGuarded({ state: from, wasServed: order.servedAt !== null }, kept, guard);
  const sale = await findSaleState(tx, { ...order, tabId: tabOf(order), soldAt: order.createdAt });
  return guarded ? movePermission(from, CANCELLED, guarded) : undoPermission('cancel', sale);
}
