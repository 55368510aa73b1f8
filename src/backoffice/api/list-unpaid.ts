import { infiniteQueryOptions } from '@tanstack/react-query';
import { SERVED } from '#domain/order.ts';
import { readPage } from './list-orders.ts';

const PAGE = 50;

export const unpaidKey = (storeId: string) => ['stores', storeId, 'unpaid'];

/** What was served and is not wholly paid, however long ago, page by page. */
export function unpaidQuery(storeId: string) {
  return infiniteQueryOptions({
    queryKey: unpaidKey(storeId),
    queryFn: ({ pageParam }) =>
      readPage(storeId, { state: [SERVED], limit: PAGE, payment: 'unpaid', before: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}
