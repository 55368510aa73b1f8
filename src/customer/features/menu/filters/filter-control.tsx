import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { choicesIn, countFilters, isUnknown, suits } from '#domain/menu/diet-filter.ts';
import { findItem, type Item, type Menu } from '#domain/menu/menu.ts';
import { $favourites } from '../../../state/favourites.ts';
import { readEntry, writeEntry } from '../../../storage/vault.ts';
import { useDietTexts } from '../../../texts/diet/use-diet-texts.ts';
import styles from './filter-sheet.module.css';
import { FilterSheet, type MenuFilter, NO_MENU_FILTER } from './filter-sheet.tsx';
import { type ActiveFilters, filterName } from './filters.ts';

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
  const favourites = useStore($favourites);
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
      clear: () => change(NO_MENU_FILTER),
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

interface OutcomeProps {
  menu: Menu;
  isOffered: (item: Item) => boolean;
  filters: ActiveFilters;
  dishes: number;
  /** The search itself says that nothing was found. */
  isSearched: boolean;
}

/** Says how many dishes are left out because their diet is unknown; without results, offers to clear the filter. */
export function FilterOutcome({ menu, isOffered, filters, dishes, isSearched }: OutcomeProps) {
  const t = useDietTexts();
  const unknown = menu.categories
    .flatMap(({ items }) => items)
    .filter((item) => isOffered(item) && filters.isUnknown(item)).length;
  return (
    <div role="status">
      {unknown > 0 && (
        <p className={styles.note}>
          {t.unknown(unknown)} {t.ask}
        </p>
      )}
      {dishes === 0 && filters.count > 0 && (
        <div className={styles.nothing}>
          {!isSearched && <p>{t.nothingLeft}</p>}
          <button type="button" onClick={filters.clear}>
            {t.clear}
          </button>
        </div>
      )}
    </div>
  );
}
