import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lateUnpaid } from '#domain/floor/served-unpaid.ts';
import { formatSum } from '#domain/money/money.ts';
import { may } from '#domain/staff/permissions.ts';
import { MINUTE } from '#domain/time/durations.ts';
import { unpaidQuery } from '../../../api/orders.ts';
import { WalletIcon } from '../../../components/icons.tsx';
import { useTimed } from '../../../components/now.ts';
import { useStore } from '../../../session/current-store.ts';
import { useTexts } from '../../../texts/index.ts';

/** Leads to the served orders that are not paid, while there are some whose guests have had the time. */
export function UnpaidLink({ className }: { className: string | undefined }) {
  const { receipts: t } = useTexts();
  const { storeId, role, profile } = useStore();
  const { data, hasNextPage } = useInfiniteQuery({
    ...unpaidQuery(storeId),
    enabled: may(role, 'payment.record'),
    refetchInterval: MINUTE,
  });
  const minute = useTimed((now) => Math.floor(now / MINUTE));
  const late = lateUnpaid(data?.pages.flatMap(({ orders }) => orders) ?? [], minute * MINUTE);
  if (late === null) return null;
  const count = `${late.count}${hasNextPage ? '+' : ''}`;
  return (
    <Link to="/app/dashboard" search={{ list: 'unpaid' }} className={className}>
      <WalletIcon />
      {t.lateUnpaid(count, formatSum(late.due, profile.currency), t.waited(late.minutes))}
    </Link>
  );
}
