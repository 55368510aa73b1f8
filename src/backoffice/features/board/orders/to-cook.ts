import type { StaffOrderView } from '#domain/api/order.ts';
import { isAwaitingPayment, isOver } from './tickets.ts';

export interface ToCook {
  label: string;
  count: number;
}

/** The dishes that all open orders still need, the largest count first. */
export function toCook(orders: readonly StaffOrderView[]): ToCook[] {
  const counts = new Map<string, number>();
  for (const order of orders) {
    if (isOver(order) || isAwaitingPayment(order)) continue;
    for (const { itemLabel, quantity, discarded, ready } of order.items) {
      if (!discarded && !ready) counts.set(itemLabel, (counts.get(itemLabel) ?? 0) + quantity);
    }
  }
  return [...counts]
    .map(([label, count]) => ({ label, count }))
    .toSorted((one, other) => other.count - one.count || one.label.localeCompare(other.label));
}

/** True while the order still needs the dish. */
export function needsItem(order: StaffOrderView, label: string): boolean {
  return order.items.some(({ itemLabel, discarded, ready }) => itemLabel === label && !discarded && !ready);
}
