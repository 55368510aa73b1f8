import { Link } from 'wouter';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { menuHref } from '#platform/phone/guests/links/addresses.ts';
import { labelIn } from '#texts/guests/label-in.ts';
import { centreInStrip } from '#ui/guests/centre-in-strip.ts';
import { Icon } from '#ui/shared/components/icon.tsx';
import { ALL_MENUS } from '../rules/diets/fitting-menu.ts';
import type { Menu } from '../rules/menu.ts';
import styles from './menu-tabs.module.css';

interface Props {
  slug: string;
  menus: Menu[];
  shown: Menu;
  placeQuery: string;
}

/** The menus of the store, with the open one marked, and the way back to the list of them. */
export function MenuTabs({ slug, menus, shown, placeQuery }: Props) {
  const { texts, language } = useLanguage();
  return (
    <nav className={styles.tabs} aria-label={texts.store.pickMenu}>
      <Link href={menuHref(slug, ALL_MENUS, placeQuery)} aria-label={texts.store.allMenus}>
        <Icon name="back" size={18} />
      </Link>
      {menus.map((menu) => {
        const { text, lang } = labelIn(menu, language);
        return (
          <Link
            key={menu.id}
            ref={menu === shown ? centreInStrip : undefined}
            href={menuHref(slug, menu.id, placeQuery)}
            lang={lang}
            aria-current={menu === shown ? 'page' : undefined}
          >
            {text}
          </Link>
        );
      })}
    </nav>
  );
}
