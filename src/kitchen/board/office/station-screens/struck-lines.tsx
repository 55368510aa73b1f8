import { useMutation } from '@tanstack/react-query';
import { linesNamed } from '#kitchen/tickets/rules/kitchen-lines.ts';
import type { StationTicket } from '#kitchen/tickets/rules/station-tickets.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { useDeskActions } from '../desk/desk-context.ts';
import { lineText, mergeItems } from '../orders/lines.ts';
import { numberOf } from '../orders/tickets.ts';
import styles from './struck-lines.module.css';

interface StruckLinesProps {
  ticket: StationTicket;
  /** A station's id, or the pass. */
  place: string;
}

/** What is not to be made any more. It stays until somebody says that they have seen it. */
export function StruckLines({ ticket: { order, struck }, place }: StruckLinesProps) {
  const t = useTexts();
  const { storeId } = useStore();
  const { updateOrder, refetch } = useDeskActions();
  const { complain } = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call('POST /api/stores/:storeId/orders/:orderId/changes-seen', {
        params: { storeId, orderId: order._id },
        body: {
          place,
          lines: linesNamed(struck.map(({ _id }) => _id)).map(({ lineId }) => lineId),
        },
      }),
    onSuccess: updateOrder,
    onError: (error) => {
      refetch();
      complain(error);
    },
  });
  if (struck.length === 0) return null;
  return (
    <div className={styles.struck}>
      <ul className={styles.lines}>
        {mergeItems(struck).map((line) => (
          <li key={line.key}>
            <s>{lineText(line)}</s>
            <span className="visually-hidden">{`, ${t.board.removed}`}</span>
          </li>
        ))}
      </ul>
      <Button
        className={styles.seen}
        aria-label={t.stations.seenOf(numberOf(order))}
        isBusy={isPending}
        onClick={() => mutate()}
      >
        {t.stations.seen}
      </Button>
    </div>
  );
}
