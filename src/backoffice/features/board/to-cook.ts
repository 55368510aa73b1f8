import type { OrderView } from '#domain/api/order.ts';
import { isAwaitingPayment, isOver } from './tickets.ts';

export interface ToCook {
  label: string;
  count: number;
}

/** What all open tickets ask for together, the most first. */
export function toCook(orders: readonly OrderView[]): ToCook[] {
  const counts = new Map<string, number>();
  for (const order of orders) {
    if (isOver(order) || isAwaitingPayment(order)) continue;
    for (const { itemLabel, quantity, discarded } of order.items) {
      if (!discarded) counts.set(itemLabel, (counts.get(itemLabel) ?? 0) + quantity);
    }
  }
  return [...counts]
    .map(([label, count]) => ({ label, count }))
    .toSorted((one, other) => other.count - one.count || one.label.localeCompare(other.label));
}

export function hasItem(order: OrderView, label: string): boolean {
  return order.items.some((item) => item.itemLabel === label && !item.discarded);
}
