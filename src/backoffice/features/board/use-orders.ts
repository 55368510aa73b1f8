import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import { listOrders, unpaidKey } from '../../api/orders.ts';
import { mergeOrders, readAnew } from './merge-orders.ts';
import { type UnpaidPages, withNews } from './unpaid.ts';

/** A connection that hangs without an error is found out by this. */
const LOOK_AGAIN_MS = 30_000;

/** The orders of a store: read whole now and then, and told one by one in between. */
export function useOrders(storeId: string) {
  const client = useQueryClient();
  const queryKey = useMemo(() => ['stores', storeId, 'orders'], [storeId]);
  const known = useCallback(() => client.getQueryData<StaffOrderView[]>(queryKey) ?? [], [client, queryKey]);
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const before = known();
      const read = await listOrders(storeId);
      return readAnew(before, known(), read);
    },
    // Merging keeps what has not changed; comparing hundreds of orders once more would only cost time.
    structuralSharing: false,
    refetchInterval: LOOK_AGAIN_MS,
    refetchIntervalInBackground: true,
  });
  const tell = useCallback(
    (order: StaffOrderView) => {
      client.setQueryData<UnpaidPages>(unpaidKey(storeId), (pages) => withNews(pages, order));
      client.setQueryData<StaffOrderView[]>(queryKey, (before) => mergeOrders(before ?? [], [order]));
    },
    [client, queryKey, storeId],
  );
  const look = useCallback(() => void client.invalidateQueries({ queryKey }), [client, queryKey]);
  return { query, tell, look, known };
}
