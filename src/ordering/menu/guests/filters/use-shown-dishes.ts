import { useCallback, useMemo, useState } from 'react';
import { availableIds, type Category, type Item, isListed, type Menu } from '../../rules/menu.ts';
import { withDishes } from '../../rules/options/with-dishes.ts';
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
    if (search) return search(query, isShown);
    const categories = menu.categories.map((category) =>
      withDishes(
        category,
        category.items.filter((item) => isListed(item, seen)),
        isShown,
      ),
    );
    return everythingIn(categories.filter(({ items }) => items.length > 0));
  }, [menu, search, query, seen, isOffered, filters]);
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

/** The whole menu in the form of a search's result. */
function everythingIn(categories: Category[]): Everything {
  return { categories, dishes: categories.reduce((sum, { items }) => sum + items.length, 0) };
}
