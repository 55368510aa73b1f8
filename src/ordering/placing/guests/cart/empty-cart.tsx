import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Art } from '#ui/shared/components/art.tsx';
import { useOrderTexts } from '../../texts/guests/order/use-order-texts.ts';
import styles from './empty-cart.module.css';

export function EmptyCart({ href, children }: { href: string; children?: ReactNode }) {
  const { cart } = useOrderTexts();
  return (
    <main className={styles.page}>
      <Art show="empty" />
      <h1>{cart.emptyTitle}</h1>
      <p>{cart.emptyText}</p>
      {children}
      <Link className={styles.back} href={href}>
        {cart.backToMenu}
      </Link>
    </main>
  );
}
