import { useCallback } from 'react';
import { MARK_READY, markReady as sendReady } from '../../../api/orders.ts';
import { useNotice } from '../../../components/use-notice.ts';
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
      const send = (itemId: string) => {
        const given = { params: { storeId, orderId, itemId }, body: { ready } };
        return sendReady(storeId, { orderId, itemId, ready }, standInFor(order, { at: MARK_READY, given }));
      };
      try {
        await Promise.all(lineIds.map(async (itemId) => updateOrder(await send(itemId))));
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
