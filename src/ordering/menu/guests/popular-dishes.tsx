import { useId } from 'react';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { useAtom } from '#ui/guests/use-atom.ts';
import type { Item, Menu } from '../rules/menu.ts';
import { ItemCard } from './dish/item-card.tsx';
import styles from './popular-dishes.module.css';
import { $usual, FEWEST_DISHES } from './usual.ts';

/** The number of cards that a phone shows before the row is swiped. */
const IN_SIGHT = 3;

interface Props {
  menu: Menu;
  /** The most wanted first. */
  popular: readonly string[];
  isOffered: (item: Item) => boolean;
}

/** The dishes that guests order most, or that this guest orders, to add with one tap. */
export function PopularDishes({ menu, popular, isOffered }: Props) {
  const { texts } = useLanguage();
  const usual = useAtom($usual);
  const id = useId();
  const all = menu.categories.flatMap((category) => category.items.map((item) => ({ item, category })));
  const listed = (ids: readonly string[]) =>
    ids.flatMap((id) => all.filter(({ item }) => item.id === id && isOffered(item)));
  const wanted = listed(popular);
  // A row that appears later would move the menu.
  if (wanted.length < FEWEST_DISHES) return null;
  const { heading = texts.menu.popular, dishes = wanted } = usual?.lead(listed, wanted) ?? {};
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      <ul className={styles.dishes} data-popular>
        {dishes.map((dish, at) => (
          // New keys with each heading: a card that moved to another place would count as a layout shift.
          <ItemCard key={heading + dish.item.id} dish={dish} load={at < IN_SIGHT ? 'first' : undefined} />
        ))}
      </ul>
    </section>
  );
}
