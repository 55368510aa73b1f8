import type { StaffOrderView } from '#domain/api/order.ts';
import { useTexts } from '../../../texts/index.ts';
import type { OpenState } from '../orders/tickets.ts';
import styles from './columns-view.module.css';

interface StateTabsProps {
  columns: readonly { state: OpenState; tickets: readonly StaffOrderView[] }[];
  newIds: ReadonlySet<string>;
  only: OpenState | null;
  onChoose: (state: OpenState | 'all') => void;
}

/** The states with their counts, to choose the one that is shown by itself. */
export function StateTabs({ columns, newIds, only, onChoose }: StateTabsProps) {
  const t = useTexts();
  return (
    <nav className={styles.tabs} aria-label={t.board.columns} data-only={only !== null}>
      {columns.map(({ state, tickets }) => {
        const hasNew = tickets.some(({ _id }) => newIds.has(_id));
        return (
          <button
            key={state}
            type="button"
            className={styles.tab}
            aria-pressed={only === state}
            onClick={() => onChoose(state)}
          >
            {t.states[state]}{' '}
            <span className={`${styles.tabCount} ${hasNew ? styles.hasNew : ''}`}>{tickets.length}</span>
          </button>
        );
      })}
      <button
        type="button"
        className={`${styles.tab} ${styles.allStates}`}
        aria-pressed={only === null}
        onClick={() => onChoose('all')}
      >
        {t.board.allColumns}
      </button>
    </nav>
  );
}
