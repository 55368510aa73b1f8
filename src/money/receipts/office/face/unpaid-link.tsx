import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { unpaidQuery } from '#ordering/orders/office-api/orders.ts';
import { formatSum } from '#platform/money/rules/money.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { lateUnpaid } from '#tables/floor/rules/served-unpaid.ts';
import { useTexts } from '#texts/office/index.ts';
import { WalletIcon } from '#ui/office/icons.tsx';
import { useTimed } from '#ui/office/now.ts';

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
