import type { StaffOrderView } from '#domain/api/order.ts';
import { optionText } from './lines.ts';
import { isAwaitingPayment, isOver } from './tickets.ts';

type Item = StaffOrderView['items'][number];

export interface ToCook {
  /** One for each dish and choice of options, because a half is made differently from a full. */
  key: string;
  label: string;
  options: string;
  count: number;
}

/** The dishes that all open orders still need, the largest count first. */
export function toCook(orders: readonly StaffOrderView[]): ToCook[] {
  const dishes = new Map<string, ToCook>();
  for (const order of orders) {
    if (isOver(order) || isAwaitingPayment(order)) continue;
    for (const item of order.items.filter(isNeeded)) {
      const key = cookKey(item);
      const same = dishes.get(key) ?? { key, label: item.itemLabel, options: optionText(item), count: 0 };
      dishes.set(key, { ...same, count: same.count + item.quantity });
    }
  }
  return [...dishes.values()].toSorted(
    (one, other) => other.count - one.count || one.key.localeCompare(other.key),
  );
}

/** True while the order still needs the dish. */
export function needsItem(order: StaffOrderView, key: string): boolean {
  return order.items.some((item) => isNeeded(item) && cookKey(item) === key);
}

function isNeeded({ discarded, ready, held }: Item): boolean {
  return !discarded && !ready && !held;
}

export function cookKey(item: Pick<Item, 'itemLabel' | 'options' | 'configs'>): string {
  return [item.itemLabel, optionText(item)].filter(Boolean).join(' · ');
}
