import { type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { Art } from '#ui/shared/components/art.tsx';
import type { Menu } from '../rules/menu.ts';
import { CategoryCard } from './categories/category-card.tsx';
import { MenuNav } from './categories/menu-nav.tsx';
import { useFilters } from './filters/use-filters.ts';
import { useShownDishes } from './filters/use-shown-dishes.ts';
import { isMixed, useVegOnly } from './filters/use-veg-only.ts';
import styles from './open-menu.module.css';
import { PopularDishes } from './popular-dishes.tsx';
import { FilterButton, SearchBar } from './search/search-bar.tsx';
import { useSearch } from './search/use-search.ts';
import { StoreContext, type StoreSetting, type TablePart } from './store-context.ts';
import { useScrollPosition } from './use-scroll-position.ts';

interface Props {
  menu: Menu;
  /** Stands below the first category: the first screen is for dishes. */
  story: ReactNode;
  popular?: readonly string[] | undefined;
  table?: ((part: TablePart) => ReactNode) | undefined;
  onIndex: () => void;
  setting: Omit<StoreSetting, 'query' | 'found'>;
}

/** One menu with its search, whose results take the place of the menu. */
export function OpenMenu({ menu, story, popular = [], table, onIndex, setting }: Props) {
  const texts = useTexts().menu;
  const { top, field, search, query } = useSearch(menu);
  const [vegOnly, setVegOnly] = useVegOnly();
  const choosesVeg = !menu.pureVeg && isMixed(menu);
  const isVegOnly = useDeferredValue(choosesVeg && vegOnly);

  useScrollPosition(`${setting.slug} ${menu.id}`);
  const { tools: filterTools, filters, offer, control } = useFilters(setting.slug, menu);
  const inForce = useDeferredValue(filters);
  const [isForAll, setForAll] = useState(false);
  const isWhole = query === '' && !isForAll;
  const { isOffered, found } = useShownDishes(menu, search, query, isVegOnly, inForce);

  // Cards render again when the results change, and not with each typed letter.
  const marks = found.mark ? found : null;
  const context = useMemo(() => ({ ...setting, query, found: marks }), [setting, query, marks]);

  return (
    <StoreContext value={context}>
      <div ref={top} />
      <div className={styles.sticky}>
        <SearchBar {...field} vegOnly={choosesVeg ? vegOnly : null} onVegOnly={setVegOnly}>
          {offer && <FilterButton {...offer} />}
        </SearchBar>
        {isWhole && (
          <MenuNav menu={menu} onIndex={onIndex} categories={found.categories}>
            {table?.({ asks: true })}
          </MenuNav>
        )}
      </div>
      <div role="status">
        {found.isClose && <p className={styles.close}>{texts.closeTo(query)}</p>}
        <p className="visually-hidden">{query === '' ? '' : texts.results(found.dishes)}</p>
      </div>
      {filterTools && <filterTools.FilterControl {...control} menu={menu} dishes={found.dishes} />}
      {filterTools && inForce && (
        <filterTools.FilterOutcome
          menu={menu}
          isOffered={isOffered}
          filters={inForce}
          dishes={found.dishes}
          isSearched={query !== ''}
        />
      )}
      {found.dishes === 0 && query !== '' && (
        <div className={styles.nothing}>
          <Art show="search" />
          <p>{texts.noMatch}</p>
        </div>
      )}
      {table?.({ forAll: { categories: found.categories, isOn: isForAll, onSwitch: setForAll } })}
      {isWhole && !inForce && <PopularDishes menu={menu} popular={popular} isOffered={isOffered} />}
      {found.dishes > 0 && !isForAll && (
        <div className={styles.categories}>
          {found.categories.map((category, at) => (
            <Suspense key={category.id}>
              <CategoryCard category={category} isFirst={at === 0} />
              {at === 0 && query === '' && story}
            </Suspense>
          ))}
        </div>
      )}
    </StoreContext>
  );
}
