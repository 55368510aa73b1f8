/** What a station cooks. Its dishes go before its categories, and both before the default. */
export interface Cooks {
  categories: readonly string[];
  items: readonly string[];
  /** Whether all else stands here. A store with stations has one default. */
  isDefault: boolean;
}

export interface Dish {
  item: string;
  /** None for a dish that is on no menu. */
  category: string | undefined;
}

/** Where a dish is cooked; null in a store without stations. */
export function stationOf<S extends Cooks>(stations: readonly S[], { item, category }: Dish): S | null {
  return (
    stations.find(({ items }) => items.includes(item)) ??
    stations.find(({ categories }) => category !== undefined && categories.includes(category)) ??
    stations.find(({ isDefault }) => isDefault) ??
    null
  );
}

type Named = Cooks & { id: string };

/**
 * All stations once one of them is saved: nothing is cooked at two, and there is one default. The first station is the
 * default, and it stays so until another one becomes it.
 */
export function withSaved<S extends Named>(stations: readonly S[], saved: S): S[] {
  const others = stations.filter(({ id }) => id !== saved.id);
  const isDefault = saved.isDefault || !others.some((other) => other.isDefault);
  const place = stations.findIndex(({ id }) => id === saved.id);
  const left: S[] = others.map((other) => ({
    ...other,
    categories: other.categories.filter((category) => !saved.categories.includes(category)),
    items: other.items.filter((item) => !saved.items.includes(item)),
    isDefault: other.isDefault && !isDefault,
  }));
  return left.toSpliced(place < 0 ? left.length : place, 0, { ...saved, isDefault });
}

/** Those that stay when one is removed. What it cooked goes to the default. */
export function withoutStation<S extends Named>(stations: readonly S[], id: string): S[] {
  const left = stations.filter((station) => station.id !== id);
  const hasDefault = left.some(({ isDefault }) => isDefault);
  return left.map((station, index) => (hasDefault || index > 0 ? station : { ...station, isDefault: true }));
}

interface Menus {
  menus: readonly { categories: readonly { _id: string; items: readonly { _id: string }[] }[] }[];
}

/** The category of each dish that is on a menu. */
export function categoriesOf({ menus }: Menus): Map<string, string> {
  const categories = menus.flatMap((menu) => menu.categories);
  return new Map(categories.flatMap(({ _id, items }) => items.map((item) => [item._id, _id] as const)));
}
