import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { isServedUnpaid } from '#tables/floor/rules/served-unpaid.ts';
import { useTexts } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import { formatAmount } from '#ui/office/format.ts';
import { TickIcon } from '#ui/office/icons.tsx';
import { isClaimed, lastDigits, settledBy } from '../orders/payments.ts';
import styles from './marks.module.css';
import { useOpenings } from './openings.ts';

/** What is paid, due or claimed for an order, if there is anything to show. */
export function PaymentMark({ order }: { order: StaffOrderView }) {
  const t = useTexts();
  if (isClaimed(order)) return <ClaimMark order={order} />;
  const { due } = order.money;
  const { paid = 0, state: payment } = order.payment;
  if ((due > 0 && paid > 0) || isServedUnpaid(order))
    return <p className={styles.due}>{t.receipts.stillDue(formatAmount(due, order.store.currency))}</p>;
  if (payment !== 'paid') return null;
  const settled = settledBy(order);
  if (settled.length > 0)
    return <p className={styles.settled}>{settled.map((how) => t.receipts.methods[how]).join(' + ')}</p>;
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
  const { openOrder } = useOpenings();
  const utr = order.money.claim?.utr;
  const about = (
    <span>
      {utr ? `${t.receipts.claimed} · ` : t.receipts.claimed}
      {utr && <span className={styles.utr}>{t.receipts.ending(lastDigits(utr))}</span>}
    </span>
  );
  if (!may(role, 'payment.record')) return <p className={styles.due}>{about}</p>;
  return (
    <button
      type="button"
      className={`${styles.claim} ${common.warn}`}
      aria-haspopup="dialog"
      onClick={() => openOrder(order._id)}
    >
      <span className="visually-hidden">{t.receipts.lookAt(t.board.order(order.orderNo))}</span>
      {about}
      <span className={styles.look}>{t.receipts.look}</span>
    </button>
  );
}

/** On an order that was overpaid: opens its sheet, where the money is refunded. */
export function OwedLine({ order }: { order: StaffOrderView }) {
  const t = useTexts();
  const { openOrder } = useOpenings();
  const { owed = 0 } = order.payment;
  if (owed === 0) return null;
  return (
    <button
      type="button"
      className={`${styles.claim} ${common.warn}`}
      aria-haspopup="dialog"
      onClick={() => openOrder(order._id)}
    >
      {t.refunds.owed(formatAmount(owed, order.store.currency))}
    </button>
  );
}
