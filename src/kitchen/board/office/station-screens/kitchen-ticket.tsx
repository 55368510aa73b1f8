import type { ReactNode } from 'react';
import { movedFrom } from '#kitchen/tickets/rules/moved-from.ts';
import type { StationTicket } from '#kitchen/tickets/rules/station-tickets.ts';
import { beganAt } from '#ordering/courses/rules/held-items.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import type { AgeLevel } from '#restaurant/stores/rules/board.ts';
import { useTexts } from '#texts/office/index.ts';
import { useTimed } from '#ui/office/now.ts';
import { Awaited } from '../courses/awaited.tsx';
import { FireStep } from '../courses/fire-step.tsx';
import { headOf } from '../orders/tickets.ts';
import { AgePill } from '../tickets/age-pill.tsx';
import marks from '../tickets/marks.module.css';
import { OrderNote, TableNeeds } from '../tickets/notes.tsx';
import { useAbout, useOrderLabel } from '../tickets/use-order-texts.ts';
import { HeldLines } from './held-lines.tsx';
import styles from './kitchen-ticket.module.css';
import { StruckLines } from './struck-lines.tsx';

interface KitchenTicketProps {
  ticket: StationTicket;
  /** A station's id, or the pass. */
  place: string;
  level: AgeLevel;
  isReady?: boolean;
  /** Its key on a bump bar. */
  bumpKey?: string | undefined;
  /** What a dish takes here. Null: nobody has said. */
  minutesOf?: (itemId: string) => number | null;
  /** The button below everything else. */
  step: ReactNode;
  children: ReactNode;
}

/** What a ticket shows at a station and at the pass alike. */
export function KitchenTicket(props: KitchenTicketProps) {
  const { ticket, place, level, isReady = false, bumpKey, minutesOf, step, children } = props;
  const { order } = ticket;
  const t = useTexts();
  const labelOf = useOrderLabel();
  const { lead, more, where } = useAbout(order);
  const was = useTimed((now) => {
    const table = movedFrom(order, now);
    return table ? headOf({ ...order, table }) : '';
  });
  const isCancelled = order.state === CANCELLED;
  return (
    <article
      ref={fillRows}
      className={`${styles.ticket} ${isReady ? styles.ready : marks[level]}`}
      aria-label={labelOf(order)}
      data-ticket={order._id}
      tabIndex={-1}
    >
      <header className={styles.head}>
        {bumpKey !== undefined && (
          <kbd className={styles.key} aria-label={t.stations.key(bumpKey)}>
            {bumpKey}
          </kbd>
        )}
        <h2 className={styles.number}>{headOf(order)}</h2>
        {isCancelled ? (
          <strong className={styles.cancelled}>{t.states[CANCELLED]}</strong>
        ) : (
          <AgePill begun={beganAt(order, ticket.open)} level={level} />
        )}
        <p className={styles.about}>
          {was && <strong className={styles.was}>{t.stations.was(was)}</strong>}
          {[lead, more, where].filter(Boolean).join(' · ')}
        </p>
      </header>
      <TableNeeds order={order} />
      <StruckLines ticket={ticket} place={place} />
      {children}
      <HeldLines lines={ticket.held} minutesOf={minutesOf} />
      <OrderNote text={order.remarks} />
      <Awaited order={order} className={styles.awaited} />
      {step}
      <FireStep order={order} className={styles.step} />
    </article>
  );
}

const GAP_PX = 14;

/** As many rows of the grid as the ticket is high, with the gap below it. */
function fillRows(ticket: HTMLElement | null): (() => void) | undefined {
  if (!ticket) return;
  const fill = () => ticket.style.setProperty('--rows', String(ticket.offsetHeight + GAP_PX));
  fill();
  const watching = new ResizeObserver(fill);
  watching.observe(ticket);
  return () => watching.disconnect();
}
