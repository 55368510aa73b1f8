import { queryOptions } from '@tanstack/react-query';
import type { PrintersView } from '#domain/api/printing.ts';
import { request } from './request.ts';

const LOOK_AGAIN_MS = 10_000;
const LOOK_CLOSELY_MS = 2_000;

/** How they are changes without anybody's doing; where there are none, nothing does. */
export function printersQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'printers'],
    queryFn: () => request<PrintersView>(`/api/stores/${storeId}/printers`),
    refetchInterval: ({ state: { data } }) => {
      if (data?.printers.length === 0) return false;
      return data?.printers.some(({ waiting }) => waiting > 0) ? LOOK_CLOSELY_MS : LOOK_AGAIN_MS;
    },
  });
}
