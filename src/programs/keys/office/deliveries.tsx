import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import { deliveriesQuery } from '#programs/webhooks/office-api/webhooks.ts';
import type { DeliveryView } from '#programs/webhooks/wire/webhooks.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatDayTime } from '#ui/office/format.ts';
import entries from '#ui/office/layout/entries.module.css';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';

interface DeliveriesProps {
  webhookId: string;
  isOff: boolean;
}

/** What an address was sent, and what it answered. */
export function Deliveries({ webhookId, isOff }: DeliveriesProps) {
  const { t } = useInterface();
  const { storeId } = useStore();
  const { complain } = useNotice();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    deliveriesQuery(storeId, webhookId),
  );
  const sending = useMutation({
    mutationFn: (deliveryId: string) =>
      call('POST /api/stores/:storeId/webhooks/:webhookId/deliveries/:deliveryId/again', {
        params: { storeId, webhookId, deliveryId },
        body: {},
      }),
    onError: complain,
    onSettled: () => refetch(),
  });
  if (error && !data)
    return <Failure title={t.webhooks.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const deliveries = data.pages.flatMap((page) => page.deliveries);
  if (deliveries.length === 0) return <p>{t.webhooks.noDeliveries}</p>;
  return (
    <>
      <ul>
        {deliveries.map((delivery) => (
          <Delivery
            key={delivery._id}
            entry={delivery}
            isBusy={sending.isPending && sending.variables === delivery._id}
            onAgain={isOff ? null : () => sending.mutate(delivery._id)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.webhooks.more}
        </Button>
      )}
    </>
  );
}

interface DeliveryProps {
  entry: DeliveryView;
  isBusy: boolean;
  /** Null while its address is switched off. */
  onAgain: (() => void) | null;
}

function Delivery({ entry: { type, state, tries, status, tookMs, at }, isBusy, onAgain }: DeliveryProps) {
  const { t, language } = useInterface();
  const { profile } = useStore();
  const time = formatDayTime(at, { language, timeZone: profile.timeZone });
  const answer = status === null ? null : t.webhooks.answered(status, tookMs ?? 0);
  return (
    <li className={entries.row}>
      <div className={entries.words}>
        <p className={entries.name}>{t.webhooks.eventNames[type]}</p>
        <p className={entries.about}>
          {[time, t.webhooks.states[state], answer, tries > 1 ? t.webhooks.tries(tries) : null]
            .filter((word) => word !== null)
            .join(' · ')}
        </p>
      </div>
      {onAgain && state !== 'waiting' && (
        <Button isBusy={isBusy} onClick={onAgain}>
          {t.webhooks.again}
        </Button>
      )}
    </li>
  );
}
