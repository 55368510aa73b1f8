import type { OrderView } from '#domain/api/order.ts';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { MoreIcon } from '../../parts/icons.tsx';
import { useTexts } from '../../texts/index.ts';
import { AgePill, useAgeLevel } from './age-pill.tsx';
import { useDesk } from './desk-context.ts';
import { PhoneLink } from './phone-link.tsx';
import styles from './ticket.module.css';
import { TicketItems } from './ticket-items.tsx';
import { headOf, isAwaitingPayment, mayCancel, nextState, placeOf, stateOf } from './tickets.ts';
import { useMove } from './use-move.ts';

interface TicketProps {
  order: OrderView;
  isLit: boolean;
  litItem: string | null;
  onMore: () => void;
  onCancel: () => void;
}

export function Ticket({ order, isLit, litItem, onMore, onCancel }: TicketProps) {
  const t = useTexts();
  const { role } = useStore();
  const { fresh, hear } = useDesk();
  const level = useAgeLevel(order.createdAt);
  const isNew = fresh.some(({ _id }) => _id === order._id);
  const state = t.states[stateOf(order)];
  const awaits = isAwaitingPayment(order);
  return (
    // Whatever one touches on a ticket, its sound has been heard.
    <article
      className={`${styles.ticket} ${awaits ? styles.awaiting : styles[level]} ${isLit ? styles.lit : ''}`}
      aria-label={t.board.label(order.orderNo, placeOf(order), state)}
      data-order={order.orderNo}
      onClickCapture={() => isNew && hear([order._id])}
    >
      {isNew && (
        <button type="button" className={styles.new} onClick={() => hear([order._id])}>
          <span>{t.board.new}</span>
          <span>{t.board.silence}</span>
        </button>
      )}
      <Head order={order} />
      <TicketItems items={order.items} litItem={litItem} />
      {order.remarks && <p className={styles.note}>{order.remarks}</p>}
      {order.payment.state === 'paid' && <p className={styles.paid}>{t.board.paid}</p>}
      {awaits && <p className={styles.hint}>{t.board.awaitingHint}</p>}
      <div className={styles.steps}>
        <NextStep order={order} />
        {awaits && mayCancel(order, role) && (
          <Button look="danger" className={styles.step} onClick={onCancel}>
            {t.order.cancel}
          </Button>
        )}
        <Button className={styles.more} aria-label={t.board.more(order.orderNo)} onClick={onMore}>
          <MoreIcon size={24} />
        </Button>
      </div>
    </article>
  );
}

function Head({ order }: { order: OrderView }) {
  const t = useTexts();
  const { name, phone, countryCode } = order.user;
  return (
    <header className={styles.head}>
      <h3 className={styles.number}>{headOf(order)}</h3>
      <div className={styles.place}>
        <p className={styles.type}>{order.orderType}</p>
        <p className={styles.who}>
          {[order.table ? t.board.order(order.orderNo) : '', name].filter(Boolean).join(' · ')}
        </p>
        <PhoneLink name={name} phone={phone} countryCode={countryCode} />
      </div>
      {isAwaitingPayment(order) ? (
        <span className={styles.payment}>{t.board.awaiting}</span>
      ) : (
        <AgePill createdAt={order.createdAt} />
      )}
    </header>
  );
}

function NextStep({ order }: { order: OrderView }) {
  const t = useTexts();
  const { role } = useStore();
  const { move, isMoving } = useMove();
  const to = nextState(order, role);
  if (to === null) return null;
  const action = t.board.next[order.state] ?? t.states[to];
  return (
    <Button
      look="main"
      className={styles.step}
      data-next
      aria-label={t.board.nextOf(action, order.orderNo)}
      isBusy={isMoving}
      onClick={() => move({ order, to })}
    >
      {action}
    </Button>
  );
}
