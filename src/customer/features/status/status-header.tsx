import type { ReactNode } from 'react';
import type { OrderView } from '#domain/api/order.ts';
import { nameIn } from '#domain/name-in.ts';
import { tableNameOf } from '#domain/order-place.ts';
import { StoreLogo } from '#ui/parts/store-logo.tsx';
import { useAfterTexts } from '../../texts/after/use-after-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './status-header.module.css';

interface Props {
  order: OrderView;
  children: ReactNode;
}

export function StatusHeader({ order, children }: Props) {
  const texts = useTexts();
  const { status } = useAfterTexts();
  const { store, orderNo, orderType } = order;
  const place = tableNameOf(order);
  return (
    <header className={styles.header}>
      <a className={styles.store} href={`/${store.slug}`}>
        <StoreLogo url={store.logo} name={store.name} />
        <span className={styles.words}>
          <b>{store.name}</b>
          <small>
            {[status.orderNo(orderNo), nameIn(texts.names, place), nameIn(texts.names, orderType)]
              .filter((part) => part !== '')
              .join(' · ')}
          </small>
        </span>
      </a>
      {children}
    </header>
  );
}
