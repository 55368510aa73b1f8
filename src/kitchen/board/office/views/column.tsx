import { RECEIVED } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { ExpandIcon } from '#ui/office/icons.tsx';
import type { OpenState } from '../orders/tickets.ts';
import styles from './column.module.css';
import { type ViewProps, ViewTickets } from './view-tickets.tsx';

interface TicketColumnProps extends Omit<ViewProps, 'orders'> {
  state: OpenState;
  tickets: readonly StaffOrderView[];
  isShown: boolean;
  isQuiet: boolean;
  onOnly: () => void;
}

export function TicketColumn(props: TicketColumnProps) {
  const { state, tickets, isShown, isQuiet, isLoading, onOnly, ...shared } = props;
  const t = useTexts();
  return (
    <section className={styles.column} data-shown={isShown} aria-labelledby={`column-${state}`}>
      <header className={styles.head}>
        <h2 id={`column-${state}`} className={styles.title} tabIndex={-1}>
          {t.states[state]} <span className={styles.count}>{isLoading ? '' : tickets.length}</span>
        </h2>
        {tickets.length > 1 && (
          <Button
            className={styles.only}
            aria-label={t.board.onlyColumn(t.states[state])}
            title={t.board.onlyColumn(t.states[state])}
            onClick={onOnly}
          >
            <ExpandIcon size={18} />
          </Button>
        )}
      </header>
      {isLoading && <div className={styles.skeleton} />}
      {!isLoading && tickets.length === 0 && <Empty state={state} isQuiet={isQuiet} />}
      <div className={styles.tickets}>
        <ViewTickets {...shared} tickets={tickets} place="column" />
      </div>
    </section>
  );
}

function Empty({ state, isQuiet }: { state: OpenState; isQuiet: boolean }) {
  const t = useTexts();
  return (
    <div className={styles.empty}>
      {isQuiet && state === RECEIVED ? (
        <>
          <p className={styles.quiet}>{t.board.allQuiet}</p>
          <p>{t.board.allQuietHint}</p>
        </>
      ) : (
        <p>{t.board.empty[state]}</p>
      )}
    </div>
  );
}
