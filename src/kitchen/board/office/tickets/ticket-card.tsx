import { memo } from 'react';
import { beginsAt } from '#kitchen/promise/rules/pickup.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useRoleToAsk, useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { BagIcon, MoreIcon } from '#ui/office/icons.tsx';
import { Awaited } from '../courses/awaited.tsx';
import { FireStep } from '../courses/fire-step.tsx';
import { useDeskActions } from '../desk/desk-context.ts';
import { isAllReady } from '../orders/lines.ts';
import {
  headOf,
  isAwaitingPayment,
  isHeadNumber,
  isNotSent,
  isPickup,
  mayCancel,
} from '../orders/tickets.ts';
import { AgePill, useAgeLevel } from './age-pill.tsx';
import marks from './marks.module.css';
import { OrderNote, TableNeeds } from './notes.tsx';
import { useOpenings } from './openings.ts';
import { OwedLine, PaymentMark } from './payment-mark.tsx';
import styles from './ticket-card.module.css';
import { TicketLines } from './ticket-lines.tsx';
import { CookSteps, NextStep } from './ticket-steps.tsx';
import { useAbout, useOrderLabel, useWhere } from './use-order-texts.ts';

interface TicketCardProps {
  order: StaffOrderView;
  isNew: boolean;
  /** The dish chosen in the rail; null on tickets without it. */
  litItem: string | null;
  /** The number of the table's earlier order that this one is added to. */
  addedTo: number | null;
  place: 'column' | 'kitchen';
}

/** A longer head leaves no room beside it on a narrow ticket. */
const SHORT_HEAD = 5;

/** Memoised, since hundreds of tickets can be on the board. */
export const TicketCard = memo(function TicketCard({
  order,
  isNew,
  litItem,
  addedTo,
  place,
}: TicketCardProps) {
  const t = useTexts();
  const role = useRoleToAsk();
  const { guard } = useStore().profile.editRules;
  const { acknowledge } = useDeskActions();
  const { openOrder, openCancel } = useOpenings();
  const labelOf = useOrderLabel();
  const level = useAgeLevel(order);
  const isAwaiting = isAwaitingPayment(order);
  const tone = isAwaiting ? styles.awaiting : isAllReady(order) ? styles.ready : marks[level];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key's click on a button inside arrives here too.
    <article
      className={`${styles.ticket} ${tone} ${litItem === null ? '' : marks.lit}`}
      aria-label={labelOf(order)}
      data-order={order.orderNo}
      data-ticket={order._id}
      tabIndex={-1}
      // Any touch silences it. Not while capturing: the checkbox would be drawn anew before it has changed.
      onClick={() => isNew && acknowledge([order._id])}
    >
      {isNew && (
        <button type="button" className={styles.new} onClick={() => acknowledge([order._id])}>
          <span>{t.board.new}</span>
          <span className={styles.silence}>{t.board.tapToSilence}</span>
        </button>
      )}
      <header className={`${styles.head} ${headClassOf(order)}`}>
        <h3 className={styles.number}>{headOf(order)}</h3>
        <About order={order} />
        {isAwaiting ? (
          <span className={styles.payment}>{t.board.awaiting}</span>
        ) : (
          <AgePill begun={beginsAt(order)} level={level} />
        )}
        <Where order={order} />
        {addedTo !== null && <p className={styles.added}>{t.desk.addedTo(addedTo)}</p>}
      </header>
      <TableNeeds order={order} />
      <TicketLines order={order} litItem={litItem} />
      <OrderNote text={order.remarks} />
      <PaymentMark order={order} />
      <OwedLine order={order} />
      {isNotSent(order) && <p className={styles.hint}>{t.commands.sentLater}</p>}
      {isAwaiting && <p className={styles.hint}>{t.board.awaitingHint}</p>}
      <Awaited order={order} className={styles.hint} />
      <div className={styles.steps}>
        <FireStep order={order} className={styles.fire} />
        {place === 'kitchen' ? <CookSteps order={order} /> : <NextStep order={order} />}
        {isAwaiting && mayCancel(order, role, guard) && (
          <Button look="danger" className={styles.step} onClick={() => openCancel(order._id)}>
            {t.order.cancel}
          </Button>
        )}
        <Button
          className={styles.more}
          aria-label={t.board.more(order.orderNo)}
          onClick={() => openOrder(order._id)}
        >
          <MoreIcon size={24} />
        </Button>
      </div>
    </article>
  );
});

function headClassOf(order: StaffOrderView): string | undefined {
  if (isHeadNumber(order)) return styles.numbered;
  return headOf(order).length > SHORT_HEAD ? styles.long : '';
}

function Where({ order }: { order: StaffOrderView }) {
  const where = useWhere(order);
  return where && <p className={styles.where}>{where}</p>;
}

function About({ order }: { order: StaffOrderView }) {
  const { lead, more } = useAbout(order);
  return (
    <div className={styles.place}>
      <p className={isHeadNumber(order) ? styles.guest : styles.type}>
        {isPickup(order) && <BagIcon size={18} />}
        {lead}
      </p>
      {more && <p className={styles.who}>{more}</p>}
    </div>
  );
}
