import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import { useTimed } from '#ui/office/now.ts';
import { endedAt, formatAge, headOf, isHeadNumber, servedSince, typeOf } from '../orders/tickets.ts';
import { useOpenings } from '../tickets/openings.ts';
import columnStyles from './column.module.css';
import styles from './columns-view.module.css';

/** The orders served in the last hour. */
export function ServedColumn({ orders }: { orders: readonly StaffOrderView[] }) {
  const t = useTexts();
  const { nameOf } = useNames();
  const { openOrder } = useOpenings();
  const count = useTimed((now) => servedSince(orders, now - HOUR).length);
  const served = servedSince(orders, 0).slice(0, count);
  return (
    <section className={`${columnStyles.column} ${styles.servedColumn}`} aria-labelledby="column-served">
      <header className={columnStyles.head}>
        <h2 id="column-served" className={columnStyles.title}>
          {t.desk.servedLastHour} <span className={columnStyles.count}>{count}</span>
        </h2>
      </header>
      {count === 0 && <p className={columnStyles.empty}>{t.desk.nothingServed}</p>}
      {served.map((order) => (
        <button
          key={order._id}
          type="button"
          className={styles.servedOrder}
          onClick={() => openOrder(order._id)}
        >
          <span className={styles.number}>{headOf(order)}</span>
          <span className={styles.about}>
            <span className={styles.type}>{nameOf(typeOf(order))}</span>
            <span className={styles.took}>
              {[
                isHeadNumber(order) ? order.user.name : t.board.order(order.orderNo),
                t.desk.took(formatAge(endedAt(order) - Date.parse(order.createdAt), t.board.hours)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className={`${common.pill} ${common.good}`}>{t.desk.done}</span>
        </button>
      ))}
    </section>
  );
}
