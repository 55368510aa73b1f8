import { queryOptions } from '@tanstack/react-query';
import type { PrintJobsView } from '#domain/api/printing.ts';
import { request } from './request.ts';

/** What is not printed. */
export function printJobsQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'print-jobs'],
    queryFn: () => request<PrintJobsView>(`/api/stores/${storeId}/print-jobs`),
    refetchInterval: 5_000,
  });
}
