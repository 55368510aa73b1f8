import { useRef } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import { useTexts } from '../../texts/index.ts';
import columnStyles from './column.module.css';
import styles from './kitchen-view.module.css';
import { headOf, ordersToCook, ordersToHandOver } from './tickets.ts';
import { TicketsOfView } from './tickets-of-view.tsx';
import { useMove } from './use-move.ts';
import { useStepGuard } from './use-step-guard.ts';
import type { ViewProps } from './view-props.ts';

/** All that is still to be made, the oldest first; what is ready waits below to be handed over. */
export function KitchenView({ orders, isLoading, ...look }: ViewProps) {
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
        <TicketsOfView {...look} tickets={tickets} place="kitchen" />
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
            <button type="button" className={styles.served} onClick={() => move({ order, to: 4 })}>
              <strong>{headOf(order)}</strong>
              {t.desk.handOver}
              <span className="visually-hidden">{`, ${t.board.order(order.orderNo)}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
