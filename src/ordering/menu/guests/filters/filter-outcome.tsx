import { Icon } from '#ui/shared/components/icon.tsx';
import type { Item, Menu } from '../../rules/menu.ts';
import type { DietTexts } from '../../texts/guests/diet/en.ts';
import { useDietTexts } from '../../texts/guests/diet/use-diet-texts.ts';
import styles from './filter-outcome.module.css';
import { NO_MENU_FILTER } from './filter-sheet.tsx';
import type { ActiveFilters, MenuFilter } from './filters.ts';

interface Props {
  menu: Menu;
  isOffered: (item: Item) => boolean;
  filters: ActiveFilters;
  dishes: number;
  /** Whether the guest is searching. The search then says that nothing was found. */
  isSearched: boolean;
}

/** Lists the active filters, which can be removed one by one, and counts the dishes that are hidden as unknown. */
export function FilterOutcome({ menu, isOffered, filters, dishes, isSearched }: Props) {
  const t = useDietTexts();
  const { filter, change } = filters;
  const unknown = menu.categories
    .flatMap(({ items }) => items)
    .filter((item) => isOffered(item) && filters.isUnknown(item)).length;
  const active = activeIn(filter, t);
  return (
    <>
      {active.length > 0 && (
        <ul className={styles.active} aria-label={t.active}>
          {active.map(({ name, without }) => (
            <li key={name}>
              <button type="button" aria-label={t.remove(name)} onClick={() => change(without)}>
                {name}
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {unknown > 0 && (
          <p className={styles.note}>
            {t.unknown(unknown)} {t.ask}
          </p>
        )}
        {dishes === 0 && filters.count > 0 && (
          <div className={styles.nothing}>
            {!isSearched && <p>{t.nothingLeft}</p>}
            <button type="button" onClick={() => change(NO_MENU_FILTER)}>
              {t.clear}
            </button>
          </div>
        )}
      </div>
    </>
  );
}

/** Each filter in force, with what is left of the filters without it. */
function activeIn(filter: MenuFilter, t: DietTexts): { name: string; without: MenuFilter }[] {
  const { onlyFavourites, eats, spice, avoid } = filter;
  return [
    ...(onlyFavourites ? [{ name: t.favourites, without: { ...filter, onlyFavourites: false } }] : []),
    ...(eats === null ? [] : [{ name: t.diets[eats], without: { ...filter, eats: null } }]),
    ...(spice === null ? [] : [{ name: t.upTo[spice], without: { ...filter, spice: null } }]),
    ...avoid.map((allergen) => ({
      name: t.without(t.allergens[allergen]),
      without: { ...filter, avoid: avoid.filter((other) => other !== allergen) },
    })),
  ];
}
