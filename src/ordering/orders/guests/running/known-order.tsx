import type { ReactNode } from 'react';
import { nameOf } from '#ordering/menu/rules/name-in.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import type { PlacedRecord } from '#platform/phone/guests/state/order-history.ts';
import { StoreLogo } from '#ui/shared/components/store-logo.tsx';
import { dishNameIn } from '../../rules/ordered-names.ts';
import { formatDateTime } from '../../texts/guests/after/times.ts';
import { useAfterTexts } from '../../texts/guests/after/use-after-texts.ts';
import styles from './known-order.module.css';

interface Props {
  record: PlacedRecord;
  /** Why the order cannot be shown. */
  text: string;
  children: ReactNode;
}

/** An order from this phone's history while the server cannot be reached, with the number for the staff. */
export function KnownOrder({ record, text, children }: Props) {
  const { status, bill } = useAfterTexts();
  const { texts, language } = useLanguage();
  const { profile, orderNumber, orderTime, itemsList, config, timeZone } = record;
  return (
    <main className={styles.page}>
      <p className={styles.why} role="status">
        {text} {status.known}
      </p>
      <section className={styles.card}>
        <StoreLogo url={profile.logo} name={profile.name} />
        <p>{profile.name}</p>
        <h1>{status.orderNo(orderNumber)}</h1>
        <p className={styles.when}>
          {[nameOf(config, language, texts.names), formatDateTime(orderTime, language, timeZone)]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
        <ul className={styles.items}>
          {itemsList.map((item) => (
            <li key={`${item.itemId} ${JSON.stringify(item.configs)} ${item.remarks ?? ''}`}>
              <b>{bill.times(item.quantity)}</b> {dishNameIn(item, language)}
            </li>
          ))}
        </ul>
      </section>
      {children}
    </main>
  );
}
