import { useCallback } from 'react';
import { markReady as sendReady } from '../../../api/orders.ts';
import { useNotice } from '../../../components/use-notice.ts';
import type { DeskActions } from './desk-context.ts';

type Updates = Pick<DeskActions, 'updateOrder' | 'refetch'>;

/** Marks dishes as ready, and says so when the server refuses. They show at once, as all that waits does. */
export function useReady(storeId: string, { updateOrder, refetch }: Updates): DeskActions['markReady'] {
  const { complain } = useNotice();
  return useCallback(
    async ({ _id: orderId }, lineIds, ready) => {
      try {
        await Promise.all(
          lineIds.map(async (itemId) => updateOrder(await sendReady(storeId, { orderId, itemId, ready }))),
        );
        return true;
      } catch (error) {
        refetch();
        complain(error);
        return false;
      }
    },
    [storeId, updateOrder, refetch, complain],
  );
}
