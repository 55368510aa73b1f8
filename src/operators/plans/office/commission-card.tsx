import { useQuery } from '@tanstack/react-query';
import { commissionQuery } from '#operators/invoices/office-api/invoices.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { formatAmount, formatDate } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { commissionWords } from './face/commission-words.ts';
import styles from './plan-page.module.css';

/** What the orders of guests cost, day by day. Nothing is here where the plan asks for nothing. */
export function CommissionCard() {
  const { t, language } = useInterface();
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(commissionQuery(storeId));
  const words = t.plan.commission;
  if (error && !data) return <Failure title={words.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { terms, days, total } = data;
  const asked = commissionWords(words, terms);
  if (asked === '' && total.commission === 0) return null;
  const shown = days.filter(({ orders }) => orders > 0).toReversed();
  return (
    <Card title={words.title} hint={asked}>
      <p>{words.soFar(total.orders, formatAmount(total.commission, 'INR'))}</p>
      <p className={styles.hint}>{words.hint}</p>
      {shown.length > 0 && (
        <details>
          <summary>{words.byDay}</summary>
          <ul className={styles.list}>
            {shown.map(({ day, orders, commission }) => (
              <li key={day} className={styles.row}>
                <span>{formatDate(day, language)}</span>
                <span>
                  {words.orders(orders)} · {formatAmount(commission, 'INR')}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}
