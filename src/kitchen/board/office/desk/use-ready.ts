import { useCallback } from 'react';
import { linesNamed, type MarkedLine } from '#kitchen/tickets/rules/kitchen-lines.ts';
import { MARK_READY, markReady as sendReady } from '#ordering/orders/office-api/orders.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import type { DeskActions } from './desk-context.ts';
import { useStandInForStep } from './use-stand-in-for-step.ts';

type Updates = Pick<DeskActions, 'updateOrder' | 'refetch'>;

/** Marks dishes as ready, and says so when the server refuses. They show at once, as all that waits does. */
export function useReady(storeId: string, { updateOrder, refetch }: Updates): DeskActions['markReady'] {
  const { complain } = useNotice();
  const standInFor = useStandInForStep();
  return useCallback(
    async (order, lineIds, ready) => {
      const orderId = order._id;
      const send = ({ lineId: itemId, parts }: MarkedLine) => {
        const body = { ready, ...(parts && { parts }) };
        const given = { params: { storeId, orderId, itemId }, body };
        return sendReady(storeId, { orderId, itemId, body }, standInFor(order, { at: MARK_READY, given }));
      };
      try {
        await Promise.all(linesNamed(lineIds).map(async (line) => updateOrder(await send(line))));
        return true;
      } catch (error) {
        refetch();
        complain(error);
        return false;
      }
    },
    [storeId, updateOrder, refetch, complain, standInFor],
  );
}
