import { Link } from '@tanstack/react-router';
import styles from './sub-nav.module.css';

interface SubNavProps {
  label: string;
  items: readonly { to: string; label: string }[];
}

/** The way between screens that belong together; on a phone the row can be pushed. */
export function SubNav({ label, items }: SubNavProps) {
  return (
    <nav className={styles.nav} aria-label={label}>
      {items.map((item) => (
        <Link key={item.to} to={item.to} className={styles.item}>
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
