import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { openOrdersQuery } from '#ordering/orders/office-api/orders.ts';
import { tableNameOf } from '#ordering/serving/rules/order-place.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import styles from './chat.module.css';
import { OwnPresence, People } from './people.tsx';

/** An open order, to write to its guest, and who of the team is there. */
export function NewConversation({ hasGuests }: { hasGuests: boolean }) {
  const { chat: t } = useTexts();
  return (
    <section className={styles.conversation} aria-label={t.begin}>
      <header className={styles.head}>
        <Link to="/app/chat" className={styles.back}>
          <span aria-hidden="true">‹</span> {t.back}
        </Link>
        <h2>{t.begin}</h2>
      </header>
      {hasGuests && <OpenOrders />}
      <h3>{t.people}</h3>
      <People kind="everyone" />
      <OwnPresence />
    </section>
  );
}

function OpenOrders() {
  const { chat: t } = useTexts();
  const { placesIn } = useNames();
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(openOrdersQuery(storeId));
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.orders.length === 0) return <Nothing title={t.noOpenOrders} />;
  return (
    <>
      <h3>{t.openOrders}</h3>
      <ul className={styles.list}>
        {data.orders.map(({ _id, orderNo, user, ...order }) => (
          <li key={_id}>
            <Link to="/app/chat/$conversationKey" params={{ conversationKey: _id }} className={styles.row}>
              <span className={styles.name}>{[t.order(orderNo), user.name].filter(Boolean).join(' · ')}</span>{' '}
              <span className={styles.about}>{placesIn(tableNameOf(order) || order.orderType)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
