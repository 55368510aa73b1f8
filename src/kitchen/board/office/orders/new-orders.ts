import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { isAwaitingPayment, isOver } from './tickets.ts';

/** Events that happen without the staff. */
const EVENTS_WITHOUT_STAFF = ['placed', 'payment_awaited', 'paid'];

/** True until somebody has seen or moved the order, on this screen or another. */
export function isUntouched(order: StaffOrderView): boolean {
  const isOnlyPlaced = order.timeline.every(({ what }) => EVENTS_WITHOUT_STAFF.includes(what));
  return isOnlyPlaced && !isOver(order) && !isAwaitingPayment(order);
}

/** Orders acknowledged on this screen that the server does not know to be seen. */
export function unsentOrders(orders: readonly StaffOrderView[], acknowledged: readonly string[]): string[] {
  return orders
    .filter((order) => isUntouched(order) && acknowledged.includes(order._id))
    .map(({ _id }) => _id);
}

/** The orders that ring. */
export function newOrders(
  orders: readonly StaffOrderView[],
  acknowledged: readonly string[],
): StaffOrderView[] {
  return orders.filter((order) => isUntouched(order) && !acknowledged.includes(order._id));
}

const MOST_REMEMBERED = 300;

/** Forgets the oldest ids, since an order that was moved on does not ring anyway. */
export function withAcknowledged(acknowledged: readonly string[], ids: readonly string[]): string[] {
  return [...new Set([...acknowledged, ...ids])].slice(-MOST_REMEMBERED);
}
