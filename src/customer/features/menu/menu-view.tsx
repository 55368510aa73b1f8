import { Suspense, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Item, Menu } from '#domain/menu.ts';
import { AVAILABLE } from '#domain/menu.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { CategoryCard } from './category-card.tsx';
import { CategoryChips } from './category-chips.tsx';
import styles from './menu-view.module.css';
import { OpenMenu } from './open-menu.tsx';
import { SearchBar } from './search-bar.tsx';
import { StoreContext, type StoreSetting } from './store-context.ts';
import { useDebounced } from './use-debounced.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useSearchStep } from './use-search-step.ts';
import { useSearchTools } from './use-search-tools.ts';
import { useVegOnly } from './use-veg-only.ts';

const SEARCH_DELAY_MS = 400;

interface Props {
  menu: Menu;
  /** Back to the choice, where the store has several menus. */
  othersHref: string | null;
  setting: Omit<StoreSetting, 'query' | 'mark'>;
}

/** One menu with its search; what is searched for takes the place of the menu. */
export function MenuView({ menu, othersHref, setting }: Props) {
  const texts = useTexts().menu;
  const [text, setText] = useState('');
  const typed = useDebounced(text, SEARCH_DELAY_MS).trim();
  const [isUsed, setUsed] = useState(false);
  const tools = useSearchTools(isUsed, text !== '');
  const searchMenu = useMemo(() => tools?.createSearch(menu), [tools, menu]);
  const query = searchMenu ? typed : '';
  const [vegOnly, setVegOnly] = useVegOnly();
  const choosesVeg = !menu.pureVeg && hasBoth(menu);
  const isVegOnly = useDeferredValue(choosesVeg && vegOnly);

  const top = useRef<HTMLDivElement>(null);
  const searched = text === '' ? null : query;
  // A keyboard takes the lower half of the screen: the field goes to the top, and what is found follows it.
  useLayoutEffect(() => {
    if (searched !== null && top.current)
      window.scrollTo(0, window.scrollY + top.current.getBoundingClientRect().top);
  }, [searched]);

  const beginSearch = useSearchStep(tools, text !== '', () => setText(''));
  const search = (wanted: string) => {
    if (text === '') beginSearch();
    setText(wanted);
    if (wanted === '') window.scrollTo(0, 0);
  };
  useKeptPlace(`${setting.slug} ${menu.id}`);
  const found = useMemo(() => {
    const isShown = (item: Item) => item.state === AVAILABLE && (!isVegOnly || item.veg === true);
    return searchMenu && query !== '' ? searchMenu(query, isShown) : allOf(menu, isShown);
  }, [menu, searchMenu, query, isVegOnly]);

  const { mark } = found;
  // The cards are drawn anew when what is shown changes, and not at each letter that is typed.
  const context = useMemo(() => ({ ...setting, query, mark }), [setting, query, mark]);

  return (
    <StoreContext value={context}>
      <div ref={top} />
      <div className={styles.sticky}>
        <SearchBar
          text={text}
          onText={search}
          onFocus={() => setUsed(true)}
          vegOnly={choosesVeg ? vegOnly : null}
          onVegOnly={setVegOnly}
        />
        {query === '' && (
          <div className={styles.ways}>
            {othersHref !== null && <OpenMenu menu={menu} href={othersHref} />}
            {found.categories.length > 1 && <CategoryChips categories={found.categories} />}
          </div>
        )}
      </div>
      <div role="status">
        {found.isClose && <p className={styles.close}>{texts.closeTo(query)}</p>}
        <p className="visually-hidden">{query === '' ? '' : texts.results(found.dishes)}</p>
      </div>
      {found.dishes === 0 && query !== '' ? (
        <p className={styles.nothing}>{texts.noMatch}</p>
      ) : (
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

/** While nothing is searched for. */
function allOf(menu: Menu, isShown: (item: Item) => boolean) {
  const categories = menu.categories
    .map((category) => ({ ...category, items: category.items.filter(isShown) }))
    .filter(({ items }) => items.length > 0);
  return { categories, dishes: 0, isClose: false, mark: null };
}

function hasBoth({ categories }: Menu): boolean {
  const items = categories.flatMap((category) => category.items);
  return items.some(({ veg }) => veg === true) && items.some(({ veg }) => veg !== true);
}
