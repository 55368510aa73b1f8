import { Link } from '@tanstack/react-router';
import styles from './sub-nav.module.css';

interface SubNavProps {
  label: string;
  items: readonly { to: string; label: string }[];
}

/** Links between screens that belong together. On a phone the row scrolls, elsewhere it wraps. */
export function SubNav({ label, items }: SubNavProps) {
  return (
    <nav className={styles.nav} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          className={styles.item}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
