import { CANCELLED, type OrderState, SERVED } from '#domain/order/order.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { OrderRow } from '../../platform/db/schema/orders.ts';
import { fireAll } from '../courses/fire-courses.ts';
import { changeOrders } from '../order-changes/change-orders.ts';
import type { Tab } from '../orders/lock-tab.ts';

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
