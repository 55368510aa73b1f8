import { queryOptions } from '@tanstack/react-query';
import type { TablesView } from '#domain/api/tables.ts';
import { request } from './request.ts';

export function tablesQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'tables'],
    queryFn: () => request<TablesView>(`/api/stores/${storeId}/tables`),
  });
}
