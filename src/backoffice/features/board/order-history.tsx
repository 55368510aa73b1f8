import type { StaffOrderView, TimelineEntry } from '#domain/api/order.ts';
import { useStore } from '../../parts/current-store.ts';
import { formatAmount, formatTime } from '../../parts/format.ts';
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
            <span>
              {[tell(entry, order, t), entry.byGuest ? '' : entry.reason].filter(Boolean).join(': ')}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Of money that somebody has recorded: how much, how it came, and who says so. */
function tell(entry: TimelineEntry, { store }: StaffOrderView, t: Texts): string {
  const { method, by, amount = 0 } = entry;
  const what = describe(entry, t);
  const told = method
    ? `${what} · ${formatAmount(amount, store.currency)} · ${t.receipts.methods[method]}`
    : what;
  return by ? t.receipts.by(told, by) : told;
}

function describe({ what, item: label = '', quantity, byGuest }: TimelineEntry, t: Texts): string {
  const item = quantity === undefined ? label : `${quantity}× ${label}`;
  if (byGuest) return t.order.cancelledByGuest;
  if (what === 'item_discarded') return t.order.itemRemoved(item);
  if (what === 'item_restored') return t.order.itemPutBack(item);
  if (what === 'item_ready') return t.desk.itemReady(item);
  if (what === 'item_not_ready') return t.desk.itemNotReady(item);
  // A newer server can tell of more.
  const events: Partial<Record<TimelineEntry['what'], string>> = t.order.events;
  return events[what] ?? what;
}
