import { Link } from '@tanstack/react-router';
import { fillDoubt, readDoubts } from '#money/payments/rules/doubts.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface, useNames } from '#texts/office/index.ts';
import { formatAmount, formatDayTime } from '#ui/office/format.ts';
import type { OwedEntry } from '../wire/refunds.ts';
import { CheckStep } from './check-step.tsx';
import { RefundSteps } from './face/refund-steps.tsx';
import styles from './refunds-page.module.css';
import { SettleStep } from './settle-step.tsx';

export function OwedRow({ entry }: { entry: OwedEntry }) {
  const { t, language } = useInterface();
  const { nameOf, placesIn } = useNames();
  const { timeZone, currency } = useStore().profile;
  const { orderNo, orderId, amount, place, customer, since, method, kind } = entry;
  const when = t.refunds.since(formatDayTime(since, { language, timeZone }));
  const about = [
    placesIn(place),
    customer,
    kind === 'order' ? t.refunds.why[entry.why] : nameOf({ label: method }),
    when,
  ];
  const doubts = kind === 'unclear' ? (entry.doubts ?? readDoubts(entry.reason)) : [];
  const sentences = doubts.map(({ code, values }) => fillDoubt(t.refunds.doubts[code], values));
  return (
    <li className={styles.row}>
      <div className={styles.order}>
        <Link to="/app/dashboard" search={{ order: orderId }} className={styles.number}>
          {t.board.order(orderNo)}
        </Link>
        <p className={styles.about}>{about.filter(Boolean).join(' · ')}</p>
        {sentences.map((sentence) => (
          <p key={sentence} className={styles.about}>
            {sentence}
          </p>
        ))}
      </div>
      <p className={styles.amount}>{formatAmount(amount, currency)}</p>
      {kind === 'order' && <RefundSteps owed={entry} />}
      {kind === 'refund' && entry.maySettle && <SettleStep refund={entry} />}
      {kind === 'unclear' && <CheckStep attemptId={entry.attemptId} orderNo={orderNo} />}
    </li>
  );
}
