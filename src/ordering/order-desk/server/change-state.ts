import { priceOf } from '#money/bills/rules/balance.ts';
import { findSaleState } from '#money/bills/server/sale-state.ts';
import { tabOf } from '#money/payments/rules/tab.ts';
import { isHeld } from '#ordering/courses/rules/pace.ts';
import {
  CANCELLED,
  canMove,
  isOrderState,
  movePermission,
  type OrderState,
  SERVED,
  waitsForPayment,
} from '#ordering/orders/rules/order.ts';
import { isKept } from '#ordering/orders/rules/undoing/removed-portions.ts';
import { undoPermission } from '#ordering/orders/rules/undoing/undoing.ts';
import { findEditRules } from '#ordering/orders/server/allow-discounts.ts';
import { storedOrdersOf } from '#ordering/orders/server/find-order.ts';
import { getForStaff } from '#ordering/orders/server/get-order.ts';
import { lockTabOf } from '#ordering/orders/server/lock-tab.ts';
import { refuseWhenLong } from '#ordering/orders/server/long-logs.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import type { ChangeStateBody, StaffOrderView } from '#ordering/orders/wire/order.ts';
import { isGuarded } from '#ordering/waiter-limits/rules/edit-rules.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { Permission } from '#restaurant/people/rules/permissions.ts';
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
