import { useCallback, useState } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import { markReady as sendReady } from '../../../api/orders.ts';
import { useNotice } from '../../../components/use-notice.ts';
import type { PendingTicks } from '../orders/lines.ts';
import type { DeskActions } from './desk-context.ts';

const NONE: PendingTicks = new Map();

type Updates = Pick<DeskActions, 'updateOrder' | 'refetch'>;

/** Shows ticks at once, and takes them back with a notice when the server refuses. */
export function useReady(storeId: string, { updateOrder, refetch }: Updates) {
  const [pending, setPending] = useState(NONE);
  const { complain } = useNotice();
  const markReady = useCallback(
    async ({ _id: orderId }: StaffOrderView, lineIds: readonly string[], ready: boolean) => {
      setPending((before) => new Map([...before, ...lineIds.map((id) => [id, ready] as const)]));
      try {
        await Promise.all(
          lineIds.map(async (itemId) => updateOrder(await sendReady(storeId, { orderId, itemId, ready }))),
        );
        return true;
      } catch (error) {
        refetch();
        complain(error);
        return false;
      } finally {
        setPending((before) => new Map([...before].filter(([id]) => !lineIds.includes(id))));
      }
    },
    [storeId, updateOrder, refetch, complain],
  );
  return { pending, markReady };
}
