import { useStore } from '#restaurant/access/office/current-store.ts';
import type { StaffSitting } from '#tables/sittings/wire/sittings.ts';
import { useInterface } from '#texts/office/index.ts';
import { formatAmount, formatTime } from '#ui/office/format.ts';
import { Fold } from '#ui/office/layout/fold.tsx';
import { historyWords } from './history-words.ts';
import styles from './sheet.module.css';

/** What happened at the table. */
export function History({ sitting: { timeline } }: { sitting: StaffSitting }) {
  const { t, language } = useInterface();
  const { timeZone, currency } = useStore().profile;
  const { floor } = t;
  const told = timeline.flatMap((entry) => {
    const words = historyWords(entry, { floor, amountOf: (amount) => formatAmount(amount, currency) });
    return words === null ? [] : [{ ...entry, words }];
  });
  return (
    <Fold label={floor.history}>
      <ol className={styles.lines}>
        {told.map(({ at, by, words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the history only grows at its end
          <li key={index}>
            <span>{formatTime(at, { language, timeZone })}</span>
            <span>{words}</span>
            <span className={styles.whom}>{by}</span>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
