import { useQuery, useQueryClient } from '@tanstack/react-query';
import { buyingQuery } from '../../api/buying.ts';
import { stockKey } from '../../api/stock.ts';
import { useStore } from '../../session/current-store.ts';

export function useBuying() {
  return useQuery(buyingQuery(useStore().storeId));
}

/** What is received or ordered changes the stock too. */
export function useRefresh() {
  const { storeId } = useStore();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: stockKey(storeId) });
}
