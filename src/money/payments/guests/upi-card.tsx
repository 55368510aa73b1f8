import { claimPayment } from '#ordering/orders/guests-api/orders.ts';
import { useAfterTexts } from '#ordering/orders/texts/guests/after/use-after-texts.ts';
import type { OrderView } from '#ordering/orders/wire/order.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';
import { ClaimedCard } from './claimed-card.tsx';
import { PayCard } from './pay-card.tsx';
import styles from './upi-card.module.css';

interface UpiCardProps {
  order: OrderView;
  onClaimed: () => void;
}

/** The guest pays in a UPI app and says so; the restaurant confirms that the money has come. */
export function UpiCard({ order, onClaimed }: UpiCardProps) {
  const { upi, claim, due } = order.money;
  const { currency } = order.store;
  const told = { currency, onClaimed, onClaim: (utr: string) => claimPayment(order.slug, utr) };
  return upi ? (
    <PayCard upi={upi} amount={parseHundredths(due) ?? 0} note={<Refused order={order} />} hasBar {...told} />
  ) : (
    <ClaimedCard amount={parseHundredths(claim?.amount ?? due) ?? 0} utr={claim?.utr ?? ''} {...told} />
  );
}

/** Why the restaurant did not find the payment. */
function Refused({ order: { timeline } }: { order: OrderView }) {
  const { payment } = useAfterTexts();
  const last = timeline.findLast(({ what }) => what === 'claimed' || what === 'claim_refused');
  if (last?.what !== 'claim_refused') return null;
  return <p className={styles.refused}>{payment.claimRefused(last.reason ?? '')}</p>;
}
