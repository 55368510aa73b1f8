import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ReportChoice, reportQuery, reportsKey } from '#restaurant/stores/office-api/store.ts';

/** The least time between two fetches, however fast orders come. */
const LEAST_BETWEEN_MS = 3_000;

/** The report of a period. While the period goes on, each new order fetches it again. */
export function useReport(storeId: string, choice: ReportChoice) {
  const client = useQueryClient();
  const query = useQuery(reportQuery(storeId, choice));
  const isLive = query.data?.isOver === false;
  useEffect(() => {
    if (!isLive) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ordersKey = ['stores', storeId, 'orders'];
    let known = client.getQueryData(ordersKey);
    const stop = client.getQueryCache().subscribe(({ type, query: { queryKey, state } }) => {
      if (type !== 'updated' || queryKey.length !== 3) return;
      if (!ordersKey.every((part, index) => queryKey[index] === part) || state.data === known) return;
      known = state.data;
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({ queryKey: reportsKey(storeId) });
        void client.invalidateQueries({ queryKey: ['stores', storeId, 'sittings-report'] });
      }, LEAST_BETWEEN_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, storeId, isLive]);
  return query;
}
