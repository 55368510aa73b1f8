import { Link } from 'wouter';
import { Icon } from '#ui/parts/icon.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './open-menu.module.css';

/** Which of several menus is open, and the way back to all of them. */
export function OpenMenu({ label, href }: { label: string; href: string }) {
  const { store } = useTexts();
  return (
    <Link className={styles.menu} href={href}>
      <Icon name="back" size={18} />
      <b>{label}</b>
      <span className="visually-hidden">{store.otherMenus}</span>
    </Link>
  );
}
