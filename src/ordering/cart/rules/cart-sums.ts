import { AVAILABLE, findItem, type Menu } from '#ordering/menu/rules/menu.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import type { CartEntry } from './cart.ts';

/** Counts the dishes of a cart that the menus still offer, with their value, and those that they don't. */
export function sumAvailable(
  lines: readonly CartEntry[],
  menus: Menu[],
): { count: number; value: Minor; gone: number } {
  const sums = { count: 0, value: 0, gone: 0 };
  for (const { itemId, unit, quantity } of lines) {
    if (findItem(menus, itemId)?.item.state === AVAILABLE) {
      sums.count += quantity;
      sums.value += unit * quantity;
    } else sums.gone += quantity;
  }
  return sums;
}
