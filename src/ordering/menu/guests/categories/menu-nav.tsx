import type { ReactNode } from 'react';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { Icon } from '#ui/shared/components/icon.tsx';
import type { Category, Menu } from '../../rules/menu.ts';
import { CategoryChips } from './category-chips.tsx';
import styles from './menu-nav.module.css';

/** A menu with more categories than this has an index of them. */
const MOST_WITHOUT_INDEX = 4;

export const INDEX_BUTTON = 'menu-index';

interface Props {
  menu: Menu;
  /** The categories on the screen, which a search or filter may reduce. */
  categories: Category[];
  onIndex: () => void;
  /** Stands behind the categories. */
  children?: ReactNode;
}

/** Leads to each category of the menu. */
export function MenuNav({ menu, categories, onIndex, children }: Props) {
  const texts = useTexts();
  return (
    <div className={styles.nav}>
      {categories.length > 1 && <CategoryChips categories={categories} />}
      {children}
      {menu.categories.length > MOST_WITHOUT_INDEX && (
        <button
          type="button"
          id={INDEX_BUTTON}
          className={styles.index}
          aria-label={texts.menu.index}
          aria-haspopup="dialog"
          onClick={onIndex}
        >
          <Icon name="menu" />
        </button>
      )}
    </div>
  );
}
