import type { OrderView } from '#domain/api/order.ts';
import { isAwaitingPayment, isOver } from './tickets.ts';

/** Nobody has done anything with it yet, here or on another screen. */
export function isUntouched(order: OrderView): boolean {
  return order.timeline.length <= 1 && !isOver(order) && !isAwaitingPayment(order);
}

/** Those that ring. */
export function newOrders(orders: readonly OrderView[], acknowledged: readonly string[]): OrderView[] {
  return orders.filter((order) => isUntouched(order) && !acknowledged.includes(order._id));
}

const MOST_REMEMBERED = 300;

/** What is remembered stays short: an order that was moved on does not ring anyway. */
export function acknowledge(acknowledged: readonly string[], ids: readonly string[]): string[] {
  return [...new Set([...acknowledged, ...ids])].slice(-MOST_REMEMBERED);
}
