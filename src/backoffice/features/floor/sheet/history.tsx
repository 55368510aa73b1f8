import type { StaffSitting } from '#domain/api/sittings.ts';
import { useStore } from '../../../parts/current-store.ts';
import { Fold } from '../../../parts/fold.tsx';
import { formatTime } from '../../../parts/format.ts';
import { useInterface } from '../../../texts/index.ts';
import styles from './sheet.module.css';

/** What happened at the table. A newer server may send events that have no words here yet. */
export function History({ sitting: { timeline } }: { sitting: StaffSitting }) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const { floor } = t;
  const known = timeline.filter(({ what }) => floor.events[what] !== undefined);
  return (
    <Fold label={floor.history}>
      <ol className={styles.lines}>
        {known.map(({ at, what, by, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the history only grows at its end
          <li key={index}>
            <span>{formatTime(at, { language, timeZone })}</span>
            <span>{[floor.events[what], text].filter(Boolean).join(': ')}</span>
            <span className={styles.whom}>{by}</span>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
