import { useCallback } from 'react';
import { markReady as sendReady } from '../../../api/orders.ts';
import { useNotice } from '../../../components/use-notice.ts';
import { useStandIn } from '../../../session/use-stand-in.ts';
import { copyOf } from '../orders/merge-orders.ts';
import type { DeskActions } from './desk-context.ts';

type Updates = Pick<DeskActions, 'updateOrder' | 'refetch'>;

/** Marks dishes as ready, and says so when the server refuses. They show at once, as all that waits does. */
export function useReady(storeId: string, { updateOrder, refetch }: Updates): DeskActions['markReady'] {
  const { complain } = useNotice();
  const standIn = useStandIn();
  return useCallback(
    async (order, lineIds, ready) => {
      const { _id: orderId } = order;
      const answer = standIn(copyOf(order));
      try {
        await Promise.all(
          lineIds.map(async (itemId) =>
            updateOrder(await sendReady(storeId, { orderId, itemId, ready }, answer)),
          ),
        );
        return true;
      } catch (error) {
        refetch();
        complain(error);
        return false;
      }
    },
    [storeId, standIn, updateOrder, refetch, complain],
  );
}
