import type { ReactNode } from 'react';
import type { OrderView } from '#domain/api/order.ts';
import { nameIn, nameOf } from '#domain/menu/name-in.ts';
import { tableNameOf } from '#domain/placing/order-place.ts';
import { StoreLogo } from '#ui/parts/store-logo.tsx';
import { useAfterTexts } from '../../texts/after/use-after-texts.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import styles from './status-header.module.css';

interface Props {
  order: OrderView;
  children: ReactNode;
}

export function StatusHeader({ order, children }: Props) {
  const { texts, locale } = useLanguage();
  const { status } = useAfterTexts();
  const { store, orderNo, orderType, orderTypeTranslations } = order;
  const place = tableNameOf(order);
  const type = nameOf({ label: orderType, translations: orderTypeTranslations }, locale, texts.names);
  return (
    <header className={styles.header}>
      <a className={styles.store} href={`/${store.slug}`}>
        <StoreLogo url={store.logo} name={store.name} />
        <span className={styles.words}>
          <b>{store.name}</b>
          <small>
            {[status.orderNo(orderNo), nameIn(texts.names, place), type]
              .filter((part) => part !== '')
              .join(' · ')}
          </small>
        </span>
      </a>
      {children}
    </header>
  );
}
