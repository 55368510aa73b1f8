interface Ordered {
  itemsList: readonly { itemId: string }[];
}

/** The ids of the dishes that stand in most of a guest's orders, which come newest first. */
export function usualDishes(orders: readonly Ordered[], most: number): string[] {
  const times = new Map<string, number>();
  for (const { itemsList } of orders)
    for (const id of new Set(itemsList.map(({ itemId }) => itemId))) times.set(id, (times.get(id) ?? 0) + 1);
  // The sort is stable, so that of two dishes ordered equally often the later one comes first.
  return [...times]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([id]) => id);
}
