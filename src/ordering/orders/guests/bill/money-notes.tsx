import { formatSum, parseHundredths } from '#platform/money/rules/money.ts';
import { payHref } from '#platform/phone/guests/links/addresses.ts';
import actions from '#ui/shared/components/actions.module.css';
import { CANCELLED } from '../../rules/order.ts';
import { useAfterTexts } from '../../texts/guests/after/use-after-texts.ts';
import type { OrderView } from '../../wire/order.ts';
import styles from '../status-page.module.css';
import { refundNotes } from './refund-notes.ts';

/** The refunds of the order: owed, on their way or done. */
export function RefundNote({ order }: { order: OrderView }) {
  const texts = useAfterTexts();
  const money = (amount: number) => formatSum(parseHundredths(amount) ?? 0, order.store.currency);
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

/** Asks for the payment that an order waits for. */
export function PaymentNote({ order }: { order: OrderView }) {
  const { payment: texts } = useAfterTexts();
  const { payment, state, slug } = order;
  if (payment.state === 'claimed' && state === CANCELLED)
    return <p className={styles.awaiting}>{texts.claimedBack}</p>;
  if (payment.state !== 'awaiting') return null;
  return (
    <div className={styles.awaiting}>
      <p>{texts.awaitingHint}</p>
      <a className={actions.strong} href={payHref(slug)} target="_top">
        {texts.payNow}
      </a>
    </div>
  );
}
