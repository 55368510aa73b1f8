import { useId } from 'react';
import type { Item, Menu } from '#domain/menu/menu.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ItemCard } from './dish/item-card.tsx';
import styles from './popular-dishes.module.css';

/** A row of fewer looks forgotten. */
const FEWEST = 3;
/** What a phone shows of the row before it is swiped. */
const IN_SIGHT = 3;

interface Props {
  menu: Menu;
  /** The most wanted first. */
  ids: readonly string[];
  isOffered: (item: Item) => boolean;
}

/** The dishes that guests order most, to add with one tap. */
export function PopularDishes({ menu, ids, isOffered }: Props) {
  const texts = useTexts().menu;
  const heading = useId();
  const all = menu.categories.flatMap((category) => category.items.map((item) => ({ item, category })));
  const dishes = ids.flatMap((id) => all.filter(({ item }) => item.id === id && isOffered(item)));
  if (dishes.length < FEWEST) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 className={styles.heading} id={heading}>
        {texts.popular}
      </h2>
      <ul className={styles.dishes}>
        {dishes.map((dish, at) => (
          <ItemCard key={dish.item.id} dish={dish} load={at < IN_SIGHT ? 'first' : undefined} />
        ))}
      </ul>
    </section>
  );
}
