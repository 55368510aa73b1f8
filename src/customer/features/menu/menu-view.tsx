import { Suspense, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Item, Menu } from '#domain/menu.ts';
import { AVAILABLE } from '#domain/menu.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { CategoryCard } from './category-card.tsx';
import { CategoryChips } from './category-chips.tsx';
import styles from './menu-view.module.css';
import { OpenMenu } from './open-menu.tsx';
import { searchMenu } from './search.ts';
import { SearchBar } from './search-bar.tsx';
import { StoreContext, type StoreSetting } from './store-context.ts';
import { useDebounced } from './use-debounced.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useVegOnly } from './use-veg-only.ts';

const SEARCH_DELAY_MS = 400;

interface Props {
  menu: Menu;
  /** Back to the choice, where the store has several menus. */
  othersHref: string | null;
  setting: Omit<StoreSetting, 'query'>;
}

/** One menu with its search; what is searched for takes the place of the menu. */
export function MenuView({ menu, othersHref, setting }: Props) {
  const texts = useTexts().menu;
  const [text, setText] = useState('');
  const query = useDebounced(text, SEARCH_DELAY_MS).trim();
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

  const search = (wanted: string) => {
    setText(wanted);
    if (wanted === '') window.scrollTo(0, 0);
  };
  useKeptPlace(`${setting.slug} ${menu.id}`);
  const found = useMemo(() => {
    const isShown = (item: Item) => item.state === AVAILABLE && (!isVegOnly || item.veg === true);
    return searchMenu(menu, query, isShown);
  }, [menu, query, isVegOnly]);

  // The cards are drawn anew when what is shown changes, and not at each letter that is typed.
  const context = useMemo(() => ({ ...setting, query }), [setting, query]);

  return (
    <StoreContext value={context}>
      <div ref={top} />
      <div className={styles.sticky}>
        <SearchBar text={text} onText={search} vegOnly={choosesVeg ? vegOnly : null} onVegOnly={setVegOnly} />
        {query === '' && (
          <div className={styles.ways}>
            {othersHref !== null && <OpenMenu menu={menu} href={othersHref} />}
            {found.categories.length > 1 && <CategoryChips categories={found.categories} />}
          </div>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {query === '' ? '' : texts.results(found.dishes)}
      </p>
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

function hasBoth({ categories }: Menu): boolean {
  const items = categories.flatMap((category) => category.items);
  return items.some(({ veg }) => veg === true) && items.some(({ veg }) => veg !== true);
}
