import type { StaffOrderView } from '#domain/api/order.ts';
import { Button } from '../../parts/button.tsx';
import { ExpandIcon } from '../../parts/icons.tsx';
import { useTexts } from '../../texts/index.ts';
import styles from './column.module.css';
import type { Column } from './tickets.ts';
import { TicketsOfView } from './tickets-of-view.tsx';
import type { ViewProps } from './view-props.ts';

interface TicketColumnProps extends Omit<ViewProps, 'orders'> {
  column: Column;
  tickets: readonly StaffOrderView[];
  isShown: boolean;
  isQuiet: boolean;
  onOnly: () => void;
}

export function TicketColumn(props: TicketColumnProps) {
  const { column, tickets, isShown, isQuiet, isLoading, onOnly, ...look } = props;
  const t = useTexts();
  return (
    <section className={styles.column} data-shown={isShown} aria-labelledby={`column-${column}`}>
      <header className={styles.head}>
        <h2 id={`column-${column}`} className={styles.title} tabIndex={-1}>
          {t.states[column]} <span className={styles.count}>{isLoading ? '' : tickets.length}</span>
        </h2>
        {tickets.length > 1 && (
          <Button
            className={styles.only}
            aria-label={t.board.onlyColumn(t.states[column])}
            title={t.board.onlyColumn(t.states[column])}
            onClick={onOnly}
          >
            <ExpandIcon size={18} />
          </Button>
        )}
      </header>
      {isLoading && <div className={styles.skeleton} />}
      {!isLoading && tickets.length === 0 && <Empty column={column} isQuiet={isQuiet} />}
      <div className={styles.tickets}>
        <TicketsOfView {...look} tickets={tickets} place="column" />
      </div>
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
