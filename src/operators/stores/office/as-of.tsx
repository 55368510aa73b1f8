import { useTexts } from '#texts/office/index.ts';
import { formatDayTime } from '#ui/office/format.ts';
import styles from './operator.module.css';
import { useOperatorClock } from './use-operator-clock.ts';

/** When the figures below were counted. */
export function AsOf({ countedAt }: { countedAt: string | null }) {
  const { operator: t } = useTexts();
  const clock = useOperatorClock();
  return (
    <p className={styles.asOf}>
      {countedAt === null ? t.stuck.notCounted : t.stuck.asOf(formatDayTime(countedAt, clock))}
    </p>
  );
}
