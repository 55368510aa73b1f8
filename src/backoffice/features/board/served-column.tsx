import type { StaffOrderView } from '#domain/api/order.ts';
import { useTimed } from '../../parts/now.ts';
import { useNames, useTexts } from '../../texts/index.ts';
import { formatAge } from './age.ts';
import columnStyles from './column.module.css';
import { useOpenings } from './openings.ts';
import styles from './served-column.module.css';
import { endedAt, headOf, servedSince, typeOf } from './tickets.ts';

const HOUR_MS = 3600_000;

/** What has left the kitchen lately, where there is room for it. */
export function ServedColumn({ orders }: { orders: readonly StaffOrderView[] }) {
  const t = useTexts();
  const { nameOf } = useNames();
  const { more } = useOpenings();
  const count = useTimed((now) => servedSince(orders, now - HOUR_MS).length);
  const served = servedSince(orders, 0).slice(0, count);
  return (
    <section className={`${columnStyles.column} ${styles.column}`} aria-labelledby="column-served">
      <header className={columnStyles.head}>
        <h2 id="column-served" className={columnStyles.title}>
          {t.desk.servedLastHour} <span className={columnStyles.count}>{count}</span>
        </h2>
      </header>
      {count === 0 && <p className={columnStyles.empty}>{t.desk.nothingServed}</p>}
      {served.map((order) => (
        <button key={order._id} type="button" className={styles.order} onClick={() => more(order._id)}>
          <span className={styles.number}>{headOf(order)}</span>
          <span className={styles.about}>
            <span className={styles.type}>{nameOf(typeOf(order))}</span>
            <span className={styles.took}>
              {[
                t.board.order(order.orderNo),
                t.desk.took(formatAge(endedAt(order) - Date.parse(order.createdAt))),
              ].join(' · ')}
            </span>
          </span>
          <span className={styles.done}>{t.desk.done}</span>
        </button>
      ))}
    </section>
  );
}
