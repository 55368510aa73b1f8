import type { ReportDish } from '#domain/api/report.ts';

export type DishOrder = 'best' | 'worst' | 'unordered';

/** Sold for each view. Null without views, and where more was sold than viewed, because the staff took the orders. */
export function soldPerLook({ quantity, views }: Pick<ReportDish, 'quantity' | 'views'>): number | null {
  return views < Math.max(1, quantity) ? null : quantity / views;
}

/** The least sold are those that could be sold: what is off the menu is no bad seller. */
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
