import { reasonForStaff } from '#ordering/orders/rules/reason-words.ts';
import type { StaffOrderView, TimelineEntry } from '#ordering/orders/wire/order.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import type { Texts } from '#texts/office/en.ts';
import { useInterface } from '#texts/office/index.ts';
import { formatAmount, formatTime } from '#ui/office/format.ts';
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
              {[entryText(entry, order, t), entry.byGuest ? '' : reasonForStaff(entry.reason ?? '')]
                .filter(Boolean)
                .join(': ')}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The event, and for a recorded payment its amount, its method and who recorded it. */
function entryText(entry: TimelineEntry, { store }: StaffOrderView, t: Texts): string {
  const { by, approvedBy, amount = 0 } = entry;
  const method = entry.method ?? entry.settled;
  const event = eventText(entry, t);
  const text = method
    ? `${event} · ${formatAmount(amount, store.currency)} · ${t.receipts.methods[method]}`
    : event;
  const done = by ? t.receipts.by(text, by) : text;
  return approvedBy ? t.tablets.approvedBy(done, approvedBy) : done;
}

function eventText({ what, item: label = '', quantity, byGuest, stars }: TimelineEntry, t: Texts): string {
  const item = quantity === undefined ? label : `${quantity}× ${label}`;
  if (what === 'fired') return byGuest ? t.courses.firedByGuest(item) : t.courses.fired(item);
  if (byGuest) return t.order.cancelledByGuest;
  if (what === 'item_discarded') return t.order.itemRemoved(item);
  if (what === 'item_restored') return t.order.itemPutBack(item);
  if (what === 'item_added') return t.editOrder.itemAdded(item);
  if (what === 'discounted') return t.editOrder.discounted;
  if (what === 'change_seen') return t.stations.changeSeen(item);
  if (what === 'item_ready') return t.desk.itemReady(item);
  if (what === 'item_not_ready') return t.desk.itemNotReady(item);
  if (stars !== undefined) return t.order.rated(stars);
  // A newer server may send other events.
  const events: Partial<Record<TimelineEntry['what'], string>> = t.order.events;
  return events[what] ?? what;
}
