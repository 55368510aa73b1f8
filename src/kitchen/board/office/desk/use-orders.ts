import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { fetchOrders, ordersKey, unpaidKey } from '#ordering/orders/office-api/orders.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { mergeFullList, mergeOrders } from '../orders/merge-orders.ts';
import { type UnpaidPages, withUpdated } from '../orders/payments.ts';

/** Finds a stream that hangs without an error. */
const REFETCH_MS = 30_000;

/** The orders of a store: a full list now and then, and single updates in between. */
export function useOrders(storeId: string) {
  const client = useQueryClient();
  const queryKey = useMemo(() => ordersKey(storeId), [storeId]);
  const known = useCallback(() => client.getQueryData<StaffOrderView[]>(queryKey) ?? [], [client, queryKey]);
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const before = known();
      const fetched = await fetchOrders(storeId);
      return mergeFullList(before, known(), fetched);
    },
    // Merging already keeps unchanged orders, so comparing hundreds of them again would only cost time.
    structuralSharing: false,
  });
  // Not `refetchInterval`, which begins anew with each update, so that a cook who works on would never get a full list.
  useEffect(() => {
    const refetchCalmly = () => void client.refetchQueries({ queryKey }, { cancelRefetch: false });
    const timer = setInterval(refetchCalmly, REFETCH_MS);
    return () => clearInterval(timer);
  }, [client, queryKey]);
  const updateOrder = useCallback(
    (order: StaffOrderView) => {
      // What this tablet has answered itself is among what waits.
      if ('isCopy' in order) return;
      client.setQueryData<UnpaidPages>(unpaidKey(storeId), (pages) => withUpdated(pages, order));
      client.setQueryData<StaffOrderView[]>(queryKey, (before) => mergeOrders(before ?? [], [order]));
    },
    [client, queryKey, storeId],
  );
  const refetch = useCallback(() => void client.invalidateQueries({ queryKey }), [client, queryKey]);
  return { query, updateOrder, refetch, known };
}
