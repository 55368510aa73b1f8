import type { ReportDish } from '../../wire/report.ts';

export type DishOrder = 'best' | 'worst' | 'unordered';

/**
 * Portions sold per view. Null without views, or if more was sold than viewed, which happens when the staff take
 * orders.
 */
export function soldPerLook({ quantity, views }: Pick<ReportDish, 'quantity' | 'views'>): number | null {
  return views < Math.max(1, quantity) ? null : quantity / views;
}

/** Sorts dishes. The list of the least sold leaves out dishes that are no longer on the menu. */
export function orderDishes(dishes: readonly ReportDish[], order: DishOrder): ReportDish[] {
  if (order === 'best') {
    return dishes
      .filter(({ quantity }) => quantity > 0)
      .toSorted((a, b) => b.quantity - a.quantity || b.revenue - a.revenue);
  }
  const offered = dishes.filter((dish) => dish.offered);
  if (order === 'worst') return offered.toSorted((a, b) => a.quantity - b.quantity || b.views - a.views);
  return offered
    .filter((dish) => soldPerLook(dish) !== null)
    .toSorted((a, b) => (soldPerLook(a) ?? 0) - (soldPerLook(b) ?? 0) || b.views - a.views);
}
