import { useCallback } from 'react';
import { markReady as sendReady } from '../../../api/orders.ts';
import { useNotice } from '../../../components/use-notice.ts';
import { useStore } from '../../../session/current-store.ts';
import type { DeskActions } from './desk-context.ts';
import { standInFor } from './stand-in.ts';

type Updates = Pick<DeskActions, 'updateOrder' | 'refetch'>;

/** Marks dishes as ready, and says so when the server refuses. They show at once, as all that waits does. */
export function useReady(storeId: string, { updateOrder, refetch }: Updates): DeskActions['markReady'] {
  const { complain } = useNotice();
  const { isAtTablet } = useStore();
  return useCallback(
    async (order, lineIds, ready) => {
      const { _id: orderId } = order;
      const standIn = isAtTablet ? standInFor(order) : undefined;
      try {
        await Promise.all(
          lineIds.map(async (itemId) =>
            updateOrder(await sendReady(storeId, { orderId, itemId, ready }, standIn)),
          ),
        );
        return true;
      } catch (error) {
        refetch();
        complain(error);
        return false;
      }
    },
    [storeId, isAtTablet, updateOrder, refetch, complain],
  );
}
