import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useOrderTexts } from '../../../texts/order/use-order-texts.ts';
import styles from './empty-cart.module.css';

export function EmptyCart({ href, children }: { href: string; children?: ReactNode }) {
  const { cart } = useOrderTexts();
  return (
    <main className={styles.page}>
      <svg viewBox="0 0 160 120" aria-hidden="true">
        <ellipse cx="80" cy="100" rx="62" ry="8" className={styles.ground} />
        <circle cx="80" cy="58" r="44" className={styles.plate} />
        <circle cx="80" cy="58" r="30" className={styles.well} />
        <path d="M8 26v18a8 8 0 0 0 16 0V26M16 26v68M146 26c-9 6-10 24-4 36h4zM146 62v32" />
      </svg>
      <h1>{cart.emptyTitle}</h1>
      <p>{cart.emptyText}</p>
      {children}
      <Link className={styles.back} href={href}>
        {cart.backToMenu}
      </Link>
    </main>
  );
}
