import { useRef } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './column.module.css';
import type { Column } from './tickets.ts';
import { TicketsOfView } from './tickets-of-view.tsx';
import { useStepGuard } from './use-step-guard.ts';
import type { ViewProps } from './view-props.ts';

interface TicketColumnProps extends Omit<ViewProps, 'orders'> {
  column: Column;
  tickets: readonly StaffOrderView[];
  isShown: boolean;
  isQuiet: boolean;
}

export function TicketColumn({ column, tickets, isShown, isQuiet, isLoading, ...look }: TicketColumnProps) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const onStep = useStepGuard(() => heading.current);
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
      <TicketsOfView {...look} tickets={tickets} place="column" />
    </section>
  );
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
