import type { StaffOrderView } from '#domain/api/order.ts';
import { CANCELLED } from '#domain/order.ts';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { SidePanel } from '../../parts/dialog.tsx';
import { formatTime } from '../../parts/format.ts';
import { useInterface } from '../../texts/index.ts';
import styles from './done-list.module.css';
import { endedAt, headOf, minutesTaken, stateBefore } from './tickets.ts';
import { useMove } from './use-move.ts';

interface DoneListProps {
  orders: StaffOrderView[];
  isOpen: boolean;
  onClose: () => void;
  onMore: (orderId: string) => void;
}

/** Served and cancelled orders, to look at and to call back. */
export function DoneList({ orders, isOpen, onClose, onMore }: DoneListProps) {
  const { t } = useInterface();
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} size="26rem" title={t.board.doneTitle}>
      {orders.length === 0 && <p className={styles.none}>{t.board.doneEmpty}</p>}
      <ul className={styles.list}>
        {orders.map((order) => (
          <DoneOrder key={order._id} order={order} onMore={() => onMore(order._id)} />
        ))}
      </ul>
    </SidePanel>
  );
}

function DoneOrder({ order, onMore }: { order: StaffOrderView; onMore: () => void }) {
  const { t, language } = useInterface();
  const { role, profile } = useStore();
  const { move, isMoving } = useMove();
  const back = stateBefore(order, role);
  const isCancelled = order.state === CANCELLED;
  const at = formatTime(endedAt(order), { language, timeZone: profile.timeZone });
  return (
    <li className={styles.order}>
      <button type="button" className={styles.open} onClick={onMore}>
        <span className={styles.number}>{headOf(order)}</span>
        <span>
          <span className={styles.type}>{order.orderType}</span>
          <span className={styles.about}>
            {[
              order.table ? t.board.order(order.orderNo) : order.user.name,
              isCancelled ? at : `${at} · ${t.board.tookMinutes(minutesTaken(order))}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <span className={isCancelled ? styles.cancelled : styles.served}>
          {t.states[isCancelled ? 5 : 4]}
        </span>
      </button>
      {back !== null && (
        <Button
          className={styles.back}
          aria-label={`${t.board.stepBack(t.states[back])}, ${t.board.order(order.orderNo)}`}
          isBusy={isMoving}
          onClick={() => move({ order, to: back })}
        >
          {t.board.stepBack(t.states[back])}
        </Button>
      )}
    </li>
  );
}
