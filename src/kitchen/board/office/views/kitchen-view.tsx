import { useRef } from 'react';
import { awaitedCourse } from '#ordering/courses/rules/held-items.ts';
import { SERVED } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { servedWay } from '#ordering/serving/rules/served-way.ts';
import { useTexts } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import { FireStep } from '../courses/fire-step.tsx';
import { useMove } from '../desk/use-move.ts';
import { headOf, isHeadNumber, ordersToCook, ordersToHandOver } from '../orders/tickets.ts';
import columnStyles from './column.module.css';
import styles from './kitchen-view.module.css';
import { useStepGuard } from './use-step-guard.ts';
import { type ViewProps, ViewTickets } from './view-tickets.tsx';

/** The orders to cook, the oldest first, and below them those to hand over. */
export function KitchenView({ orders, isLoading, ...shared }: ViewProps) {
  const t = useTexts();
  const view = useRef<HTMLElement>(null);
  const onStep = useStepGuard(() => view.current);
  const tickets = ordersToCook(orders);
  return (
    <section
      ref={view}
      className={styles.view}
      aria-labelledby="kitchen-view"
      aria-busy={isLoading}
      tabIndex={-1}
      onClickCapture={onStep}
    >
      <h2 id="kitchen-view" className="visually-hidden">
        {t.desk.views.kitchen}
      </h2>
      {isLoading && <div className={columnStyles.skeleton} />}
      {!isLoading && tickets.length === 0 && (
        <div className={styles.none}>
          <p className={columnStyles.quiet}>{t.desk.nothingToCook}</p>
          <p>{t.board.allQuietHint}</p>
        </div>
      )}
      <div className={styles.grid}>
        <ViewTickets {...shared} tickets={tickets} place="kitchen" />
      </div>
      <HandOver orders={ordersToHandOver(orders)} />
    </section>
  );
}

function HandOver({ orders }: { orders: readonly StaffOrderView[] }) {
  const t = useTexts();
  const { move } = useMove();
  if (orders.length === 0) return null;
  return (
    <div className={styles.handOver}>
      <h3 id="hand-over" className={styles.title}>
        {t.desk.toHandOver}
      </h3>
      <ul className={styles.ready} aria-labelledby="hand-over">
        {orders.map((order) => (
          <li key={order._id}>
            {awaitedCourse(order) ? (
              <FireStep order={order} isNamed />
            ) : (
              <button
                type="button"
                className={`${styles.served} ${common.good}`}
                onClick={() => move({ order, to: SERVED })}
              >
                <strong>{headOf(order)}</strong>
                {isHeadNumber(order) && order.user.name}
                {t.board.served[servedWay(order)]}
                <span className="visually-hidden">{`, ${t.board.order(order.orderNo)}`}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
