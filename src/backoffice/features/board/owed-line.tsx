import type { StaffOrderView } from '#domain/api/order.ts';
import { formatAmount } from '../../parts/format.ts';
import { useTexts } from '../../texts/index.ts';
import { useOpenings } from './openings.ts';
import styles from './owed-line.module.css';

/** On the ticket of an order for which too much was paid: it leads to where that is given back. */
export function OwedLine({ order }: { order: StaffOrderView }) {
  const t = useTexts();
  const { more } = useOpenings();
  const { owed = 0 } = order.payment;
  if (owed === 0) return null;
  return (
    <button type="button" className={styles.owed} aria-haspopup="dialog" onClick={() => more(order._id)}>
      {t.refunds.owed(formatAmount(owed, order.store.currency))}
    </button>
  );
}
