import { memo } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import { isAllergy } from '#domain/menu/allergy.ts';
import { beginsAt } from '#domain/time/pickup.ts';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { AlertIcon, MoreIcon } from '../../parts/icons.tsx';
import { useNames, useTexts } from '../../texts/index.ts';
import { AgePill, useAgeLevel } from './age-pill.tsx';
import { useDeskActions } from './desk-context.ts';
import { useOpenings } from './openings.ts';
import { OwedLine } from './owed-line.tsx';
import { PaymentMark } from './receipts/payment-mark.tsx';
import styles from './ticket.module.css';
import edge from './ticket-edge.module.css';
import { TicketLines } from './ticket-lines.tsx';
import { CookSteps, NextStep } from './ticket-steps.tsx';
import { headOf, isAwaitingPayment, isHeadNumber, mayCancel, placeOf, stateOf, typeOf } from './tickets.ts';
import { useWhere } from './use-where.ts';

interface TicketProps {
  order: StaffOrderView;
  isNew: boolean;
  /** The dish whose tickets are looked for; null on tickets without it. */
  litItem: string | null;
  /** The earlier order of the table that this one goes with. */
  addedTo: number | null;
  place: 'column' | 'kitchen';
}

/** So much of a head leaves room beside it on a narrow ticket. */
const SHORT_HEAD = 5;

/** Drawn anew only when something of it changes: hundreds of them can hang beside each other. */
export const Ticket = memo(function Ticket({ order, isNew, litItem, addedTo, place }: TicketProps) {
  const t = useTexts();
  const { nameOf } = useNames();
  const { role } = useStore();
  const { hear } = useDeskActions();
  const { more, cancel } = useOpenings();
  const level = useAgeLevel(order);
  const awaits = isAwaitingPayment(order);
  return (
    // Whatever one touches on a ticket, its sound has been heard.
    <article
      className={`${styles.ticket} ${awaits ? styles.awaiting : edge[level]} ${litItem === null ? '' : edge.lit}`}
      aria-label={t.board.label(
        order.orderNo,
        placeOf(order, nameOf(typeOf(order))),
        t.states[stateOf(order)],
      )}
      data-order={order.orderNo}
      data-ticket={order._id}
      tabIndex={-1}
      onClickCapture={() => isNew && hear([order._id])}
    >
      {isNew && (
        <button type="button" className={styles.new} onClick={() => hear([order._id])}>
          <span>{t.board.new}</span>
          <span>{t.board.silence}</span>
        </button>
      )}
      <header className={`${styles.head} ${headOf(order).length > SHORT_HEAD ? styles.long : ''}`}>
        <h3 className={styles.number}>{headOf(order)}</h3>
        <About order={order} addedTo={addedTo} />
        {awaits ? (
          <span className={styles.payment}>{t.board.awaiting}</span>
        ) : (
          <AgePill begun={beginsAt(order)} level={level} />
        )}
      </header>
      <TicketLines order={order} litItem={litItem} />
      <Remarks text={order.remarks} />
      <PaymentMark order={order} />
      <OwedLine order={order} />
      {awaits && <p className={styles.hint}>{t.board.awaitingHint}</p>}
      <div className={styles.steps}>
        {place === 'kitchen' ? <CookSteps order={order} /> : <NextStep order={order} />}
        {awaits && mayCancel(order, role) && (
          <Button look="danger" className={styles.step} onClick={() => cancel(order._id)}>
            {t.order.cancel}
          </Button>
        )}
        <Button
          className={styles.more}
          aria-label={t.board.more(order.orderNo)}
          onClick={() => more(order._id)}
        >
          <MoreIcon size={24} />
        </Button>
      </div>
    </article>
  );
});

function About({ order, addedTo }: { order: StaffOrderView; addedTo: number | null }) {
  const t = useTexts();
  const { nameOf } = useNames();
  const { name } = order.user;
  const number = isHeadNumber(order) ? '' : t.board.order(order.orderNo);
  const where = useWhere(order);
  return (
    <div className={styles.place}>
      <p className={styles.type}>{nameOf(typeOf(order))}</p>
      <p className={styles.who}>{[number, name].filter(Boolean).join(' · ')}</p>
      {where && <p className={styles.where}>{where}</p>}
      {addedTo !== null && <p className={styles.added}>{t.desk.addedTo(addedTo)}</p>}
    </div>
  );
}

/** What a guest wrote stands out; what may be about their health stands out most. */
function Remarks({ text }: { text: string }) {
  const t = useTexts();
  if (text === '') return null;
  if (!isAllergy(text)) return <p className={styles.note}>{text}</p>;
  return (
    <p className={styles.allergy}>
      <AlertIcon size={22} />
      <span>
        <strong className={styles.alarm}>{t.desk.allergy}</strong>
        {text}
      </span>
    </p>
  );
}
