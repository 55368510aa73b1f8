import plate from '@lobehub/fluent-emoji-3d/assets/1f37d-fe0f.webp';
import actions from '#ui/parts/actions.module.css';
import { Icon } from '#ui/parts/icon.tsx';
import type { PlacedRecord } from '../../state/order-history.ts';
import { useAfterTexts } from '../../texts/after/use-after-texts.ts';
import styles from './history-page.module.css';
import { PlacedCard } from './placed-card.tsx';
import { useStates } from './use-states.ts';

interface Props {
  /** Newest first. */
  records: PlacedRecord[];
  /** The store that the guest comes from. */
  menuUrl: string;
  onRepeat: (record: PlacedRecord) => void;
}

export function HistoryPage({ records, menuUrl, onRepeat }: Props) {
  const { history, actions: actionTexts } = useAfterTexts();
  const states = useStates(records);
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <a href={menuUrl} aria-label={actionTexts.openMenu}>
          <Icon name="back" size={20} />
        </a>
        <h1>{history.title}</h1>
      </header>
      {records.length === 0 ? (
        <div className={styles.empty}>
          <img src={plate} alt="" width="128" height="128" />
          <h2>{history.empty}</h2>
          <p>{history.emptyHint}</p>
          <a className={actions.strong} href={menuUrl}>
            {actionTexts.openMenu}
          </a>
        </div>
      ) : (
        <ul className={styles.records}>
          {records.map((record) => (
            <li key={record.orderId}>
              <PlacedCard
                record={record}
                state={states.get(record.orderId) ?? null}
                onRepeat={() => onRepeat(record)}
              />
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
