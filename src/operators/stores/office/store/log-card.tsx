import { useTexts } from '#texts/office/index.ts';
import { formatDayTime } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import type { StoreDetails } from '../../wire/operated-store.ts';
import { LogEntry } from '../log/log-entry.tsx';
import { useOperatorClock } from '../use-operator-clock.ts';
import styles from './store.module.css';

/** What happened lately to the store's people and plan. What operators did is told from their own log, which says more. */
export function LogCard({ log, acts = [] }: Pick<StoreDetails, 'log' | 'acts'>) {
  const { operatedStore: t, staff } = useTexts();
  const clock = useOperatorClock();
  const told = new Set(acts.map(({ at }) => at));
  const others = log.filter(({ at, isOperator }) => !isOperator || !told.has(at));
  const lines = [
    ...acts.map((entry) => ({ at: entry.at, line: <LogEntry key={entry._id} entry={entry} /> })),
    ...others.map((entry) => ({
      at: entry.at,
      line: (
        <li key={entry._id} className={styles.row}>
          <span>{staff.entry(entry)}</span>
          <time className={styles.soft} dateTime={entry.at}>
            {formatDayTime(entry.at, clock)}
          </time>
        </li>
      ),
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  return (
    <Card title={t.log}>
      {lines.length === 0 && <p className={styles.soft}>{t.noLog}</p>}
      <ol className={styles.list}>{lines.map(({ line }) => line)}</ol>
    </Card>
  );
}
