import type { StoreDetails } from '#domain/api/operated-store.ts';
import { Card } from '../../../components/card.tsx';
import { formatDayTime } from '../../../components/format.ts';
import { useTexts } from '../../../texts/index.ts';
import { useOperatorClock } from '../use-operator-clock.ts';
import styles from './store.module.css';

/** What happened lately to the store's people and plan. */
export function LogCard({ entries }: { entries: StoreDetails['log'] }) {
  const { operatedStore: t, staff } = useTexts();
  const clock = useOperatorClock();
  return (
    <Card title={t.log}>
      {entries.length === 0 && <p className={styles.soft}>{t.noLog}</p>}
      <ol className={styles.list}>
        {entries.map((entry) => (
          <li key={entry._id} className={styles.row}>
            <span>{staff.entry(entry)}</span>
            <time className={styles.soft} dateTime={entry.at}>
              {formatDayTime(entry.at, clock)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
