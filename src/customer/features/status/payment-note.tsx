import type { OrderView } from '#domain/api/order.ts';
import { CANCELLED } from '#domain/order/order.ts';
import actions from '#ui/parts/actions.module.css';
import { payHref } from '../../links/pay-href.ts';
import { useAfterTexts } from '../../texts/after/use-after-texts.ts';
import styles from './payment-note.module.css';

/** While an order waits for its payment, or for somebody to look for it. */
export function PaymentNote({ order }: { order: OrderView }) {
  const { payment: texts } = useAfterTexts();
  const { payment, state, slug } = order;
  if (payment.state === 'claimed' && state === CANCELLED)
    return <p className={styles.note}>{texts.claimedBack}</p>;
  if (payment.state !== 'awaiting') return null;
  return (
    <div className={styles.note}>
      <p>{texts.awaitingHint}</p>
      <a className={actions.strong} href={payHref(slug)}>
        {texts.payNow}
      </a>
    </div>
  );
}
