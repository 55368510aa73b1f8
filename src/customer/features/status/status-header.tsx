import type { ReactNode } from 'react';
import type { OrderView } from '#domain/api/order.ts';
import { placeName } from '#domain/place-name.ts';
import { StoreLogo } from '#ui/parts/store-logo.tsx';
import { useAfterTexts } from '../../texts/after/use-after-texts.ts';
import styles from './status-header.module.css';

interface Props {
  order: OrderView;
  children: ReactNode;
}

export function StatusHeader({ order, children }: Props) {
  const { status } = useAfterTexts();
  const { store, orderNo, table, orderType } = order;
  const place = table ? placeName(table) : '';
  return (
    <header className={styles.header}>
      <a className={styles.store} href={`/${store.slug}`}>
        <StoreLogo url={store.logo} name={store.name} />
        <span className={styles.words}>
          <b>{store.name}</b>
          <small>
            {[status.orderNo(orderNo), place, orderType].filter((part) => part !== '').join(' · ')}
          </small>
        </span>
      </a>
      {children}
    </header>
  );
}
