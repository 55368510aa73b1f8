import type { OrderView } from '#domain/api/order.ts';
import { formatMoney, parseHundredths } from '#domain/money/money.ts';
import { useAfterTexts } from '../../texts/after/use-after-texts.ts';
import styles from './refund-note.module.css';
import { refundNotes } from './refund-notes.ts';

/** What of the guest's money is owed to them, on its way, or back. */
export function RefundNote({ order }: { order: OrderView }) {
  const texts = useAfterTexts();
  const money = (amount: number) => formatMoney(parseHundredths(amount) ?? 0, order.store.currency);
  const notes = refundNotes(order, texts.refund, money);
  if (notes.length === 0) return null;
  return (
    <div className={order.payment.owed ? styles.owed : styles.sent}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
