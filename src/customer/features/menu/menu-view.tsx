import { Suspense, useDeferredValue, useMemo } from 'react';
import type { Category, Menu } from '#domain/menu/menu.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { CategoryCard } from './category-card.tsx';
import { CategoryChips } from './category-chips.tsx';
import { FilterButton } from './filter-button.tsx';
import { hasBoth } from './find-shown.ts';
import { MenuIndexButton } from './menu-index-button.tsx';
import styles from './menu-view.module.css';
import { OpenMenu } from './open-menu.tsx';
import { SearchBar } from './search-bar.tsx';
import { StoreContext, type StoreSetting } from './store-context.ts';
import { useFilters } from './use-filters.ts';
import { useFound } from './use-found.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useSearch } from './use-search.ts';
import { useVegOnly } from './use-veg-only.ts';

/** A menu with more categories than this has an index of them. */
const MOST_WITHOUT_INDEX = 4;

interface Props {
  menu: Menu;
  /** Back to the choice, where the store has several menus. */
  othersHref: string | null;
  onIndex: () => void;
  setting: Omit<StoreSetting, 'query' | 'found'>;
}

/** One menu with its search; what is searched for takes the place of the menu. */
export function MenuView({ menu, othersHref, onIndex, setting }: Props) {
  const texts = useTexts().menu;
  const { top, field, search, query } = useSearch(menu);
  const [vegOnly, setVegOnly] = useVegOnly();
  const choosesVeg = !menu.pureVeg && hasBoth(menu);
  const isVegOnly = useDeferredValue(choosesVeg && vegOnly);

  useKeptPlace(`${setting.slug} ${menu.id}`);
  const { tools: filterTools, filters, offer, keeper } = useFilters(setting.slug, menu);
  const inForce = useDeferredValue(filters);
  const { isOffered, found } = useFound(menu, search, query, isVegOnly, inForce);

  // The cards are drawn anew when what is shown changes, and not at each letter that is typed.
  const marks = found.mark ? found : null;
  const context = useMemo(() => ({ ...setting, query, found: marks }), [setting, query, marks]);

  return (
    <StoreContext value={context}>
      <div ref={top} />
      <div className={styles.sticky}>
        <SearchBar {...field} vegOnly={choosesVeg ? vegOnly : null} onVegOnly={setVegOnly}>
          {offer && <FilterButton {...offer} />}
        </SearchBar>
        {query === '' && (
          <Ways menu={menu} othersHref={othersHref} onIndex={onIndex} categories={found.categories} />
        )}
      </div>
      <div role="status">
        {found.isClose && <p className={styles.close}>{texts.closeTo(query)}</p>}
        <p className="visually-hidden">{query === '' ? '' : texts.results(found.dishes)}</p>
      </div>
      {filterTools && <filterTools.FilterKeeper {...keeper} menu={menu} dishes={found.dishes} />}
      {filterTools && inForce && (
        <filterTools.FilterOutcome
          menu={menu}
          isOffered={isOffered}
          filters={inForce}
          dishes={found.dishes}
          isSearched={query !== ''}
        />
      )}
      {found.dishes === 0 && query !== '' && <p className={styles.nothing}>{texts.noMatch}</p>}
      {found.dishes > 0 && (
        <div className={styles.categories}>
          {found.categories.map((category, at) => (
            <Suspense key={category.id}>
              <CategoryCard category={category} isFirst={at === 0} />
            </Suspense>
          ))}
        </div>
      )}
    </StoreContext>
  );
}

interface WaysProps extends Pick<Props, 'menu' | 'othersHref' | 'onIndex'> {
  categories: Category[];
}

/** To the other menus, and through this one. */
function Ways({ menu, othersHref, onIndex, categories }: WaysProps) {
  return (
    <div className={styles.ways}>
      {othersHref !== null && <OpenMenu menu={menu} href={othersHref} />}
      {categories.length > 1 && <CategoryChips categories={categories} />}
      {menu.categories.length > MOST_WITHOUT_INDEX && <MenuIndexButton onOpen={onIndex} />}
    </div>
  );
}
