import { useCallback, useEffect, useMemo, useState } from 'react';
import { $favourites } from '#platform/phone/guests/state/favourites.ts';
import { readEntry, writeEntry } from '#platform/phone/guests/storage/vault.ts';
import { useAtom } from '#ui/guests/use-atom.ts';
import { choicesIn, countFilters, isUnknown, suits } from '../../rules/diets/diet-filter.ts';
import { findItem, type Item, type Menu } from '../../rules/menu.ts';
import { FilterSheet, NO_MENU_FILTER } from './filter-sheet.tsx';
import { type ActiveFilters, filterName, type MenuFilter } from './filters.ts';

interface ControlProps {
  slug: string;
  menu: Menu;
  isOpen: boolean;
  onClose: () => void;
  /** How many dishes are shown now. */
  dishes: number;
  onFilters: (filters: ActiveFilters) => void;
}

/** Stores the guest's filter, hands it to the menu, and shows the sheet that changes it. */
export function FilterControl({ slug, menu, isOpen, onClose, dishes, onFilters }: ControlProps) {
  const [filter, setFilter] = useState(NO_MENU_FILTER);
  const favourites = useAtom($favourites);
  const choices = useMemo(() => choicesIn(menu), [menu]);
  useEffect(() => {
    // A filter stored by an earlier version may lack fields.
    void readEntry<MenuFilter>(filterName(slug)).then(
      (kept) => kept && setFilter({ ...NO_MENU_FILTER, ...kept }),
    );
  }, [slug]);
  const change = useCallback(
    (wanted: MenuFilter) => {
      setFilter(wanted);
      void writeEntry(filterName(slug), wanted);
    },
    [slug],
  );
  useEffect(() => {
    const isWanted = ({ id }: Item) => !filter.onlyFavourites || favourites.includes(id);
    onFilters({
      count: countFilters(filter) + (filter.onlyFavourites ? 1 : 0),
      suits: (item) => isWanted(item) && suits(item, filter),
      isUnknown: (item) => isWanted(item) && isUnknown(item, filter),
      filter,
      change,
    });
  }, [filter, favourites, change, onFilters]);
  return (
    <FilterSheet
      open={isOpen}
      onClose={onClose}
      choices={choices}
      favourites={favourites.filter((id) => findItem([menu], id)).length}
      filter={filter}
      onFilter={change}
      dishes={dishes}
    />
  );
}
