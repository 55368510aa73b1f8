import type { OrderView } from '#domain/api/order.ts';
import { formatMoney, parseHundredths } from '#domain/money.ts';
import { CANCELLED } from '#domain/order.ts';
import actions from '#ui/parts/actions.module.css';
import { payHref } from '../../links/pay-href.ts';
import type { AfterTexts } from '../../texts/after/en.ts';
import { useAfterTexts } from '../../texts/after/use-after-texts.ts';
import styles from './payment-note.module.css';

export function PaymentNote({ order }: { order: OrderView }) {
  const texts = useAfterTexts();
  const note = noteOf(order, texts);
  if (note === null) return null;
  return (
    <div className={styles.note}>
      <p>{note}</p>
      {order.payment.state === 'awaiting' && (
        <a className={actions.strong} href={payHref(order.slug)}>
          {texts.payment.payNow}
        </a>
      )}
    </div>
  );
}

function noteOf(
  { payment, state, store, timeline }: OrderView,
  { payment: texts }: AfterTexts,
): string | null {
  if (payment.state === 'awaiting') return texts.awaitingHint;
  if (payment.state === 'paid' && state === CANCELLED) return texts.paidBack;
  const late = timeline.findLast(({ what }) => what === 'refund_due');
  if (!late) return null;
  const amount = formatMoney(parseHundredths(late.amount ?? 0) ?? 0, store.currency);
  return payment.state === 'paid' ? texts.paidTwice(amount) : texts.refundDue(amount);
}
