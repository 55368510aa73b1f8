import { useState } from 'react';
import { useTexts } from '../../texts/index.ts';
import { TicketColumn } from './column.tsx';
import styles from './columns-view.module.css';
import { ServedColumn } from './served-column.tsx';
import { COLUMNS, type Column, isOver, ticketsIn } from './tickets.ts';
import type { ViewProps } from './view-props.ts';

/** What has come, what is taken on, what is on the stove; on a wide screen also what was served. */
export function ColumnsView({ orders, ...look }: ViewProps) {
  const t = useTexts();
  const [shown, setShown] = useState<Column>(1);
  const columns = COLUMNS.map((column) => ({ column, tickets: ticketsIn(orders, column) }));
  const isQuiet = orders.every(isOver) && !look.isLoading;
  return (
    <div className={styles.view}>
      <nav className={styles.tabs} aria-label={t.board.columns}>
        {columns.map(({ column, tickets }) => (
          <button
            key={column}
            type="button"
            className={styles.tab}
            aria-pressed={shown === column}
            onClick={() => setShown(column)}
          >
            {t.states[column]} <span className={styles.count}>{tickets.length}</span>
          </button>
        ))}
      </nav>
      <div className={styles.columns} aria-busy={look.isLoading}>
        {columns.map(({ column, tickets }) => (
          <TicketColumn
            key={column}
            {...look}
            column={column}
            tickets={tickets}
            isShown={shown === column}
            isQuiet={isQuiet}
          />
        ))}
        <ServedColumn orders={orders} />
      </div>
    </div>
  );
}
