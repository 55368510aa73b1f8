import type { StaffOrderView } from '#domain/api/order.ts';
import { useStore } from '../../parts/current-store.ts';
import { formatTime } from '../../parts/format.ts';
import type { Texts } from '../../texts/en.ts';
import { useInterface } from '../../texts/index.ts';
import styles from './order-sheet.module.css';

export function OrderHistory({ order }: { order: StaffOrderView }) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  return (
    <div>
      <h3 className={styles.heading}>{t.order.history}</h3>
      <ol className={styles.history}>
        {order.timeline.map((entry) => (
          <li key={`${entry.at} ${entry.what} ${entry.item ?? ''}`}>
            <span className={styles.when}>{formatTime(entry.at, { language, timeZone })}</span>
            <span>{[describe(entry, t), entry.reason].filter(Boolean).join(': ')}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function describe({ what, item = '' }: StaffOrderView['timeline'][number], t: Texts): string {
  if (what === 'item_discarded') return t.order.itemRemoved(item);
  if (what === 'item_restored') return t.order.itemPutBack(item);
  if (what === 'item_ready') return t.desk.itemReady(item);
  if (what === 'item_not_ready') return t.desk.itemNotReady(item);
  return t.order.events[what] ?? t.desk.events[what] ?? what;
}
