import type { TillEntryView } from '#domain/api/till.ts';
import { formatSum } from '#domain/money/money.ts';
import { Card } from '../../parts/card.tsx';
import { useStore } from '../../parts/current-store.ts';
import { formatTime } from '../../parts/format.ts';
import { useInterface } from '../../texts/index.ts';
import styles from './till.module.css';

/** Who did what at the drawers, the latest first. */
export function Entries({ entries }: { entries: TillEntryView[] }) {
  const { t: texts, language } = useInterface();
  const { till: t } = texts;
  const { currency, timeZone } = useStore().profile;
  if (entries.length === 0) return null;
  return (
    <Card title={t.entries}>
      <ul className={styles.list}>
        {entries.toReversed().map(({ _id, what, reason, note, by, at, amount }) => (
          <li key={_id}>
            <span>
              {[t.moves[what], reason && t.reasons[reason], note].filter(Boolean).join(' · ')}
              <br />
              <span className={styles.soft}>{[by, formatTime(at, { language, timeZone })].join(' · ')}</span>
            </span>
            {what !== 'noSale' && <span className={styles.amount}>{formatSum(amount, currency)}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
