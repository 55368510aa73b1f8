import type { ReportDish } from '#domain/api/report.ts';

export type DishOrder = 'best' | 'worst' | 'unordered';

/** How many were sold for each look at the dish; null when nobody has looked. */
export function soldPerLook({ quantity, views }: ReportDish): number | null {
  return views === 0 ? null : quantity / views;
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
    .filter(({ views }) => views > 0)
    .toSorted((a, b) => (soldPerLook(a) ?? 0) - (soldPerLook(b) ?? 0) || b.views - a.views);
}
