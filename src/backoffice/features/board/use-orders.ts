import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { OrderView } from '#domain/api/order.ts';
import { listOrders } from '../../api/list-orders.ts';
import { mergeOrders, readAnew } from './merge-orders.ts';

/** A connection that hangs without an error is found out by this. */
const LOOK_AGAIN_MS = 30_000;

/** The orders of a store: read whole now and then, and told one by one in between. */
export function useOrders(storeId: string) {
  const client = useQueryClient();
  const queryKey = ['stores', storeId, 'orders'];
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const known = () => client.getQueryData<OrderView[]>(queryKey) ?? [];
      const before = known();
      const read = await listOrders(storeId);
      return readAnew(before, known(), read);
    },
    refetchInterval: LOOK_AGAIN_MS,
    refetchIntervalInBackground: true,
  });
  const tell = useCallback(
    (order: OrderView) =>
      client.setQueryData<OrderView[]>(['stores', storeId, 'orders'], (known) =>
        mergeOrders(known ?? [], [order]),
      ),
    [client, storeId],
  );
  const look = useCallback(
    () => void client.invalidateQueries({ queryKey: ['stores', storeId, 'orders'] }),
    [client, storeId],
  );
  return { query, tell, look };
}
