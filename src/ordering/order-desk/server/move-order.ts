import { fireAll } from '#ordering/courses/server/fire-courses.ts';
import { changeOrders } from '#ordering/order-changes/server/change-orders.ts';
import { CANCELLED, type OrderState, SERVED } from '#ordering/orders/rules/order.ts';
import type { Tab } from '#ordering/orders/server/lock-tab.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import type { Ctx } from '#platform/context/server/context.ts';

interface Move {
  to: OrderState;
  reason?: string;
  byGuest?: true;
}

/** Moves an order of a locked tab to another state. One that is cancelled waits for its payment no longer. */
export async function moveOrder(tx: Ctx, tab: Tab, order: OrderRow, move: Move): Promise<void> {
  const { to } = move;
  const servedAt = to === SERVED ? (order.servedAt ?? new Date(tx.now)) : order.servedAt;
  const isGivenUp = to === CANCELLED && order.paymentState === 'awaiting';
  const after = { ...order, state: to, servedAt, ...(isGivenUp && { paymentState: 'unpaid' as const }) };
  const event = { what: 'state' as const, from: order.state, ...move };
  const fired = to === SERVED ? await fireAll(tx, order) : [];
  await changeOrders(tx, tab, [{ before: order, after, log: [...fired, event] }]);
}
