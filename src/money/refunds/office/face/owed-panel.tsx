import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useRoleToAsk, useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { errorText, useInterface, useTexts } from '#texts/office/index.ts';
import { formatAmount, formatDayTime } from '#ui/office/format.ts';
import { Loading } from '#ui/office/notices/loading.tsx';
import { orderRefundsQuery } from '../../office-api/refunds.ts';
import type { RefundView } from '../../wire/refunds.ts';
import styles from './owed-panel.module.css';
import { RefundSteps } from './refund-steps.tsx';

interface OwedPanelProps {
  order: StaffOrderView;
  onRefund: (order: StaffOrderView) => void;
}

/** The refunds of an order: due, on their way and done. */
export function OwedPanel({ order, onRefund }: OwedPanelProps) {
  const t = useTexts();
  const id = useId();
  const { role } = useStore();
  const roleToAsk = useRoleToAsk();
  const { owed = 0, onItsWay = 0, refunded = 0 } = order.payment;
  if (owed + onItsWay + refunded === 0) return null;
  const mayRefund = may(role, 'payment.record') && may(roleToAsk, 'order.refund');
  return (
    <section className={`${styles.panel} ${owed > 0 ? styles.open : ''}`} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {titleOf()}
      </h3>
      {mayRefund ? <Details order={order} onRefund={onRefund} /> : owed > 0 && <p>{t.refunds.askManager}</p>}
    </section>
  );

  function titleOf(): string {
    const { currency } = order.store;
    if (owed > 0) return t.refunds.owed(formatAmount(owed, currency));
    if (onItsWay > 0) return t.refunds.onItsWay(formatAmount(onItsWay, currency));
    return t.refunds.givenBack(formatAmount(refunded, currency));
  }
}

function Details({ order, onRefund }: OwedPanelProps) {
  const t = useTexts();
  const { storeId } = useStore();
  const { timeline, payment } = order;
  // A longer timeline fetches the refunds again.
  const { data, error } = useQuery(orderRefundsQuery(storeId, order._id, timeline.length));
  if (error) return <p role="alert">{errorText(t, error)}</p>;
  if (!data) return <Loading />;
  const { orderNo, _id: orderId } = order;
  const { owed: amount, throughGateway, refunds } = data;
  return (
    <>
      {amount > 0 && (
        <RefundSteps
          owed={{ orderId, orderNo, amount, throughGateway, method: payment.method }}
          onRefund={onRefund}
        />
      )}
      {refunds.length > 0 && (
        <ul className={styles.refunds}>
          {refunds.map((refund) => (
            <Refund key={refund._id} refund={refund} method={payment.method} />
          ))}
        </ul>
      )}
    </>
  );
}

function Refund({ refund, method }: { refund: RefundView; method: string }) {
  const { t, language } = useInterface();
  const { timeZone, currency } = useStore().profile;
  const { state, how, author, failure, reason, createdAt } = refund;
  const about = [
    how === 'hand'
      ? [t.refunds.hand, refund.method && t.receipts.methods[refund.method]].filter(Boolean).join(', ')
      : method,
    author ?? '',
    formatDayTime(createdAt, { language, timeZone }),
    reason ?? '',
    failure ?? '',
  ];
  return (
    <li>
      <strong>{t.refunds.states[state](formatAmount(refund.amount, currency))}</strong>
      <span className={styles.about}>{about.filter(Boolean).join(' · ')}</span>
    </li>
  );
}
