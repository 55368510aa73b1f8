import type { StaffOrderView } from '#domain/api/order.ts';
import { may } from '#domain/people/permissions.ts';
import { useStore } from '../../../parts/current-store.ts';
import { formatAmount } from '../../../parts/format.ts';
import { TickIcon } from '../../../parts/icons.tsx';
import { useTexts } from '../../../texts/index.ts';
import { useOpenings } from '../openings.ts';
import { isServedUnpaid } from '../unpaid.ts';
import { endOf, isClaimed } from './claims.ts';
import styles from './payment-mark.module.css';

/** How a ticket stands with its money, where there is something to tell. */
export function PaymentMark({ order }: { order: StaffOrderView }) {
  const t = useTexts();
  if (isClaimed(order)) return <ClaimMark order={order} />;
  const { due } = order.money;
  const { paid = 0, state: payment } = order.payment;
  if ((due > 0 && paid > 0) || isServedUnpaid(order))
    return <p className={styles.due}>{t.receipts.stillDue(formatAmount(due, order.store.currency))}</p>;
  if (payment !== 'paid') return null;
  return (
    <p className={styles.paid}>
      <TickIcon size={18} />
      {t.receipts.paid}
    </p>
  );
}

function ClaimMark({ order }: { order: StaffOrderView }) {
  const t = useTexts();
  const { role } = useStore();
  const { more } = useOpenings();
  const utr = order.money.claim?.utr;
  const about = (
    <span>
      {utr ? `${t.receipts.claimed} · ` : t.receipts.claimed}
      {utr && <span className={styles.utr}>{t.receipts.ending(endOf(utr))}</span>}
    </span>
  );
  if (!may(role, 'payment.record')) return <p className={styles.due}>{about}</p>;
  return (
    <button type="button" className={styles.claim} aria-haspopup="dialog" onClick={() => more(order._id)}>
      <span className="visually-hidden">{t.receipts.lookAt(t.board.order(order.orderNo))}</span>
      {about}
      <span className={styles.look}>{t.receipts.look}</span>
    </button>
  );
}
