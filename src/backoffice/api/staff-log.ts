import { queryOptions } from '@tanstack/react-query';
import type { StaffLogView } from '#domain/api/staff.ts';
import { request } from './request.ts';

export function staffLogQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'people', 'log'],
    queryFn: () => request<StaffLogView>(`/api/stores/${storeId}/people/log`),
  });
}
