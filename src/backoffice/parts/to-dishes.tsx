import { Link } from '@tanstack/react-router';
import { useTexts } from '../texts/index.ts';
import styles from './to-dishes.module.css';

export function ToDishes() {
  const { items } = useTexts();
  return (
    <Link className={styles.link} to="/app/management/e-commerce/list">
      {items.toList}
    </Link>
  );
}
