import type { StaffOrderView } from '#domain/api/order.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './state-tabs.module.css';
import type { Column } from './tickets.ts';

interface StateTabsProps {
  columns: readonly { column: Column; tickets: readonly StaffOrderView[] }[];
  newIds: ReadonlySet<string>;
  only: Column | null;
  onChoose: (column: Column | 'all') => void;
}

/** Where one state is shown by itself: how many wait in each, and the way to them. */
export function StateTabs({ columns, newIds, only, onChoose }: StateTabsProps) {
  const t = useTexts();
  return (
    <nav className={styles.tabs} aria-label={t.board.columns} data-only={only !== null}>
      {columns.map(({ column, tickets }) => {
        const hasNew = tickets.some(({ _id }) => newIds.has(_id));
        return (
          <button
            key={column}
            type="button"
            className={styles.tab}
            aria-pressed={only === column}
            onClick={() => onChoose(column)}
          >
            {t.states[column]}{' '}
            <span className={`${styles.count} ${hasNew ? styles.new : ''}`}>{tickets.length}</span>
          </button>
        );
      })}
      <button
        type="button"
        className={`${styles.tab} ${styles.all}`}
        aria-pressed={only === null}
        onClick={() => onChoose('all')}
      >
        {t.board.allColumns}
      </button>
    </nav>
  );
}
