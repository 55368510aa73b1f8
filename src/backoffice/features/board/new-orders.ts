import type { StaffOrderView } from '#domain/api/order.ts';
import { isAwaitingPayment, isOver } from './tickets.ts';

/** What happens before anybody of the staff has anything to do with an order. */
const BEFORE_US = ['placed', 'payment_awaited', 'paid'];

/** Nobody has said that they have seen it or done anything with it, here or on another screen. */
export function isUntouched(order: StaffOrderView): boolean {
  const isOnlyPlaced = order.timeline.every(({ what }) => BEFORE_US.includes(what));
  return isOnlyPlaced && !isOver(order) && !isAwaitingPayment(order);
}

/** Those that were heard here, and of which the server and with it the guest does not know that yet. */
export function unsentOrders(orders: readonly StaffOrderView[], acknowledged: readonly string[]): string[] {
  return orders
    .filter((order) => isUntouched(order) && acknowledged.includes(order._id))
    .map(({ _id }) => _id);
}

/** Those that ring. */
export function newOrders(
  orders: readonly StaffOrderView[],
  acknowledged: readonly string[],
): StaffOrderView[] {
  return orders.filter((order) => isUntouched(order) && !acknowledged.includes(order._id));
}

const MOST_REMEMBERED = 300;

/** What is remembered stays short: an order that was moved on does not ring anyway. */
export function acknowledge(acknowledged: readonly string[], ids: readonly string[]): string[] {
  return [...new Set([...acknowledged, ...ids])].slice(-MOST_REMEMBERED);
}
