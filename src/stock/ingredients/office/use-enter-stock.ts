import { useQueryClient } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useStandIn } from '#restaurant/access/office/use-stand-in.ts';
import { enterStock, stockKey, stockQuery } from '../office-api/stock.ts';
import type { StockEntryBody } from '../wire/stock.ts';

/** Writes down what came, went or was found, also at a tablet without the line. */
export function useEnterStock() {
  const { storeId } = useStore();
  const client = useQueryClient();
  const standIn = useStandIn();
  return async (body: StockEntryBody, key: string) => {
    const list = stockQuery(storeId).queryKey;
    const said = client.getQueryData(list);
    const answer = await enterStock(storeId, body, key, said && standIn(said));
    if (answer !== said) client.setQueryData(list, answer);
    void client.invalidateQueries({
      queryKey: stockKey(storeId),
      predicate: ({ queryKey }) => queryKey.length > list.length,
    });
    return answer;
  };
}
