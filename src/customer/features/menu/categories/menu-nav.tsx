import { Link } from 'wouter';
import type { Category, Menu } from '#domain/menu/menu.ts';
import { Icon } from '#ui/parts/icon.tsx';
import { labelIn } from '../../../texts/label-in.ts';
import { useLanguage } from '../../../texts/use-texts.ts';
import { CategoryChips } from './category-chips.tsx';
import styles from './menu-nav.module.css';

/** A menu with more categories than this has an index of them. */
const MOST_WITHOUT_INDEX = 4;

export const INDEX_BUTTON = 'menu-index';

interface Props {
  menu: Menu;
  /** The categories on the screen, which a search or filter may reduce. */
  categories: Category[];
  /** The list of the store's menus; null where there is only one. */
  menusHref: string | null;
  onIndex: () => void;
}

/** Leads to the other menus of the store, and to each category of this one. */
export function MenuNav({ menu, categories, menusHref, onIndex }: Props) {
  const { texts } = useLanguage();
  return (
    <div className={styles.nav}>
      {menusHref !== null && <OtherMenus menu={menu} href={menusHref} />}
      {categories.length > 1 && <CategoryChips categories={categories} />}
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

/** Names the menu that is open, and leads back to the list of menus. */
function OtherMenus({ menu, href }: { menu: Menu; href: string }) {
  const { texts, locale } = useLanguage();
  const { text, lang } = labelIn(menu, locale);
  return (
    <Link className={styles.menu} href={href}>
      <Icon name="back" size={18} />
      <b lang={lang}>{text}</b>
      <span className="visually-hidden">{texts.store.otherMenus}</span>
    </Link>
  );
}
