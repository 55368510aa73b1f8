import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { stockKey } from '#stock/ingredients/office-api/stock.ts';
import { buyingQuery } from '../office-api/buying.ts';

export function useBuying() {
  return useQuery(buyingQuery(useStore().storeId));
}

/** What is received or ordered changes the stock too. */
export function useRefresh() {
  const { storeId } = useStore();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: stockKey(storeId) });
}
