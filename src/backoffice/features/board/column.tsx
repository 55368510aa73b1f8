import { useRef } from 'react';
import type { OrderView } from '#domain/api/order.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './column.module.css';
import { Ticket } from './ticket.tsx';
import type { Column } from './tickets.ts';
import { hasItem } from './to-cook.ts';

interface TicketColumnProps {
  column: Column;
  tickets: OrderView[];
  isShown: boolean;
  isQuiet: boolean;
  isLoading: boolean;
  litItem: string | null;
  onMore: (orderId: string) => void;
  onCancel: (orderId: string) => void;
}

/** Within this time the second tap of a double one would hit the ticket that has moved up. */
const DOUBLE_TAP_MS = 400;

export function TicketColumn({
  column,
  tickets,
  isShown,
  isQuiet,
  isLoading,
  litItem,
  onMore,
  onCancel,
}: TicketColumnProps) {
  const t = useTexts();
  const lastStep = useRef(Number.NEGATIVE_INFINITY);
  const heading = useRef<HTMLHeadingElement>(null);

  function onStep(event: React.MouseEvent<HTMLElement>) {
    const step = (event.target as Element).closest<HTMLElement>('[data-next]');
    if (!step) return;
    if (event.timeStamp - lastStep.current < DOUBLE_TAP_MS) {
      event.stopPropagation();
      return;
    }
    lastStep.current = event.timeStamp;
    if (document.activeElement === step) focusAfter(step, heading.current);
  }

  return (
    <section
      className={styles.column}
      data-shown={isShown}
      aria-labelledby={`column-${column}`}
      onClickCapture={onStep}
    >
      <h2 id={`column-${column}`} ref={heading} className={styles.title} tabIndex={-1}>
        {t.states[column]} <span className={styles.count}>{isLoading ? '' : tickets.length}</span>
      </h2>
      {isLoading && <div className={styles.skeleton} />}
      {!isLoading && tickets.length === 0 && <Empty column={column} isQuiet={isQuiet} />}
      {tickets.map((order) => (
        <Ticket
          key={order._id}
          order={order}
          isLit={litItem !== null && hasItem(order, litItem)}
          litItem={litItem}
          onMore={() => onMore(order._id)}
          onCancel={() => onCancel(order._id)}
        />
      ))}
    </section>
  );
}

/** A ticket leaves its column with the focus on it: once it has gone, the next one's step has it. */
function focusAfter(step: HTMLElement, heading: HTMLElement | null): void {
  const ticket = step.closest('article');
  const steps = (near: Element | null | undefined) => near?.querySelector<HTMLElement>('[data-next]');
  const next = steps(ticket?.nextElementSibling) ?? steps(ticket?.previousElementSibling) ?? heading;
  const left = new MutationObserver(() => {
    if (step.isConnected) return;
    left.disconnect();
    if (document.activeElement === document.body) next?.focus();
  });
  const column = ticket?.parentElement;
  if (column) left.observe(column, { childList: true });
}

function Empty({ column, isQuiet }: { column: Column; isQuiet: boolean }) {
  const t = useTexts();
  return (
    <div className={styles.empty}>
      {isQuiet && column === 1 ? (
        <>
          <p className={styles.quiet}>{t.board.allQuiet}</p>
          <p>{t.board.allQuietHint}</p>
        </>
      ) : (
        <p>{t.board.empty[column]}</p>
      )}
    </div>
  );
}
