import { useCallback, useMemo, useState } from 'react';
import { availableIds, type Category, type Item, isListed, type Menu } from '#domain/menu/menu.ts';
import type { Search } from '../search/search.ts';
import type { ActiveFilters } from './filters.ts';

/** The dishes to show: those on offer that pass the filters and match the search. */
export function useShownDishes(
  menu: Menu,
  search: Search | null,
  query: string,
  isVegOnly: boolean,
  filters: ActiveFilters | null,
) {
  const seen = useSeenDishes(menu);
  const isOffered = useCallback(
    (item: Item) => isListed(item, seen) && (!isVegOnly || item.veg === true),
    [seen, isVegOnly],
  );
  const found = useMemo(() => {
    const isShown = (item: Item) => isOffered(item) && (filters?.suits(item) ?? true);
    return search ? search(query, isShown) : everything(menu, isShown);
  }, [menu, search, query, isOffered, filters]);
  return { isOffered, found };
}

/** The dishes that were available at some time since the guest opened the menu; they stay listed. */
function useSeenDishes(menu: Menu): ReadonlySet<string> {
  const [known, setKnown] = useState(menu);
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(availableIds(menu)));
  if (known !== menu) {
    setKnown(menu);
    setSeen(new Set([...seen, ...availableIds(menu)]));
  }
  return seen;
}

interface Everything {
  categories: Category[];
  dishes: number;
  isClose?: undefined;
  mark?: undefined;
}

/** The whole menu in the form of a search's result, without the dishes that are not shown. */
function everything(menu: Menu, isShown: (item: Item) => boolean): Everything {
  const categories = menu.categories
    .map((category) => ({ ...category, items: category.items.filter(isShown) }))
    .filter(({ items }) => items.length > 0);
  const dishes = categories.reduce((sum, { items }) => sum + items.length, 0);
  return { categories, dishes };
}
