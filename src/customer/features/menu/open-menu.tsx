import { Link } from 'wouter';
import type { Menu } from '#domain/menu/menu.ts';
import { Icon } from '#ui/parts/icon.tsx';
import { labelIn } from '../../texts/label-in.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import styles from './open-menu.module.css';

/** Which of several menus is open, and the way back to all of them. */
export function OpenMenu({ menu, href }: { menu: Menu; href: string }) {
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
