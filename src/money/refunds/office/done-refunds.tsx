import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface, useNames } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatAmount, formatDayTime } from '#ui/office/format.ts';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { doneRefundsQuery } from '../office-api/refunds.ts';
import type { DoneRefund } from '../wire/refunds.ts';
import styles from './refunds-page.module.css';

/** The refunds that are done, the latest first. */
export function DoneRefunds() {
  const { t } = useInterface();
  const { storeId } = useStore();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    doneRefundsQuery(storeId),
  );
  if (error && !data)
    return <Failure title={t.refunds.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const refunds = data.pages.flatMap((page) => page.refunds);
  if (refunds.length === 0) return <Nothing title={t.refunds.noneDone} />;
  return (
    <>
      <ul className={styles.done}>
        {refunds.map((refund) => (
          <DoneRow key={refund._id} refund={refund} />
        ))}
      </ul>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.refunds.more}
        </Button>
      )}
    </>
  );
}

function DoneRow({ refund }: { refund: DoneRefund }) {
  const { t, language } = useInterface();
  const { placesIn } = useNames();
  const { timeZone, currency } = useStore().profile;
  const { orderNo, orderId, amount, place, customer, how, method, author, reason, settledAt } = refund;
  const way = how === 'gateway' ? t.receipts.methods.gateway : method && t.receipts.methods[method];
  const about = [
    formatDayTime(settledAt, { language, timeZone }),
    placesIn(place),
    customer,
    way ?? t.refunds.hand,
  ];
  return (
    <li className={styles.row}>
      <div className={styles.order}>
        <Link to="/app/dashboard" search={{ order: orderId }} className={styles.number}>
          {t.board.order(orderNo)}
        </Link>
        <p className={styles.about}>{about.filter(Boolean).join(' · ')}</p>
      </div>
      <p className={styles.amount}>{formatAmount(amount, currency)}</p>
      <p className={styles.about}>{[author, reason].filter(Boolean).join(' · ')}</p>
    </li>
  );
}
