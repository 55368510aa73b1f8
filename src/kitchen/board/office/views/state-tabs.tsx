import { useTexts } from '#texts/office/index.ts';
import styles from './columns-view.module.css';
import type { States } from './use-states.ts';

interface StateTabsProps {
  states: States;
  newIds: ReadonlySet<string>;
}

/** The states with their counts, to choose the one that is shown by itself. */
export function StateTabs({ states: { columns, only, choose, isPhone }, newIds }: StateTabsProps) {
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
            onClick={() => choose(state)}
          >
            {t.states[state]}{' '}
            <span className={`${styles.tabCount} ${hasNew ? styles.hasNew : ''}`}>{tickets.length}</span>
          </button>
        );
      })}
      {!isPhone && (
        <button
          type="button"
          className={styles.tab}
          aria-pressed={only === null}
          onClick={() => choose('all')}
        >
          {t.board.allColumns}
        </button>
      )}
    </nav>
  );
}
