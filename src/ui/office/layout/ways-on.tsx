import { Link } from '@tanstack/react-router';
import { useTexts } from '#texts/office/index.ts';
import styles from './ways-on.module.css';

export function ToDishes() {
  const { items } = useTexts();
  return (
    <Link className={styles.link} to="/app/management/e-commerce/list">
      {items.toList}
    </Link>
  );
}

/** Where dishes are added, for screens without any. */
export function ToMenu() {
  const { items } = useTexts();
  return (
    <Link className={styles.link} to="/app/management/e-commerce/products">
      {items.toMenu}
    </Link>
  );
}

/** The link to the orders, for screens with nothing to do. */
export function ToOrders() {
  const { toOrders } = useTexts();
  return (
    <Link className={styles.link} to="/app/dashboard">
      {toOrders}
    </Link>
  );
}
