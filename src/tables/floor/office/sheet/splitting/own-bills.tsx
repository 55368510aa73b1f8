import { useQuery } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { sittingQuery } from '#tables/sittings/office-api/sittings.ts';
import type { StaffSitting } from '#tables/sittings/wire/sittings.ts';
import { useTexts } from '#texts/office/index.ts';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Money } from '../money.tsx';
import { RoundCard } from '../rounds.tsx';

/** Dishes of the table that somebody pays on a bill of their own, each with its money. */
export function OwnBills({ sitting: { bills = [] } }: { sitting: StaffSitting }) {
  return bills.map(({ _id }, at) => <OwnBill key={_id} sittingId={_id} number={at + 2} />);
}

/** The table's own bill is the first. */
function OwnBill({ sittingId, number }: { sittingId: string; number: number }) {
  const { floor: t } = useTexts();
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(sittingQuery(storeId, sittingId));
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <Money sitting={data} title={t.ownBill(number)}>
      {data.orders.map((round) => (
        <RoundCard key={round._id} round={round} sitting={data} />
      ))}
    </Money>
  );
}
