import { useId } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { menuHref } from '#platform/phone/guests/links/addresses.ts';
import { labelIn } from '#texts/guests/label-in.ts';
import { AVAILABLE, type Item, type Menu } from '../rules/menu.ts';
import { ItemCard } from './dish/item-card.tsx';
import styles from './menu-start.module.css';
import { PopularDishes } from './popular-dishes.tsx';
import { StoreContext, type StoreSetting } from './store-context.ts';

const MOST_DISHES = 8;
const isAvailable = ({ state }: Item) => state === AVAILABLE;

interface Props {
  menu: Menu;
  popular?: readonly string[] | undefined;
  placeQuery: string;
  setting: Omit<StoreSetting, 'query' | 'found'>;
}

/** The first dishes of the menu that is served now, below the list of menus: somebody hungry sees food at once. */
export function MenuStart({ menu, popular = [], placeQuery, setting }: Props) {
  const { texts, language } = useLanguage();
  const id = useId();
  const dishes = menu.categories
    .flatMap((category) => category.items.map((item) => ({ item, category })))
    .filter(({ item }) => isAvailable(item))
    .slice(0, MOST_DISHES);
  const label = labelIn(menu, language);
  return (
    <StoreContext value={{ ...setting, query: '', found: null }}>
      <PopularDishes menu={menu} popular={popular} isOffered={isAvailable} />
      <section aria-labelledby={id}>
        <h2 className={styles.heading} id={id} lang={label.lang}>
          {label.text}
        </h2>
        <ul className={styles.dishes}>
          {dishes.map((dish) => (
            <ItemCard key={dish.item.id} dish={dish} />
          ))}
        </ul>
        <Link className={styles.all} href={menuHref(setting.slug, menu.id, placeQuery)}>
          {texts.store.wholeMenu(label.text)}
        </Link>
      </section>
    </StoreContext>
  );
}
