import { useCallback, useMemo } from 'react';
import { type Item, isListed, type Menu } from '#domain/menu/menu.ts';
import type { Filters } from './filters.ts';
import { findShown } from './find-shown.ts';
import type { Search } from './search.ts';
import { useSeenDishes } from './use-seen-dishes.ts';

/** What of a menu is shown: what is offered and suits the guest, all of it or what is searched for. */
export function useFound(
  menu: Menu,
  search: Search | null,
  query: string,
  isVegOnly: boolean,
  filters: Filters | null,
) {
  const seen = useSeenDishes(menu);
  const isOffered = useCallback(
    (item: Item) => isListed(item, seen) && (!isVegOnly || item.veg === true),
    [seen, isVegOnly],
  );
  const found = useMemo(() => {
    const isShown = (item: Item) => isOffered(item) && (filters?.suits(item) ?? true);
    return search ? search(query, isShown) : findShown(menu, isShown);
  }, [menu, search, query, isOffered, filters]);
  return { isOffered, found };
}
