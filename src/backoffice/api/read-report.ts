import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReportView } from '#domain/api/report.ts';
import type { Preset } from '#domain/report-period.ts';
import { request } from './request.ts';

/** Days that are given go before the name of a period. */
export interface ReportChoice {
  period?: Preset | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Orders are heard of as they happen; this is for what nobody tells, such as that a new day has begun. */
const LOOK_AGAIN_MS = 60_000;

export const reportsKey = (storeId: string) => ['stores', storeId, 'reports'];

export function reportQuery(storeId: string, { period, from, to }: ReportChoice) {
  const chosen = Object.entries({ period, from, to }).filter(
    (entry): entry is [string, string] => !!entry[1],
  );
  const query = new URLSearchParams(chosen).toString();
  return queryOptions({
    queryKey: [...reportsKey(storeId), query],
    queryFn: () => request<ReportView>(`/api/stores/${storeId}/reports/sales?${query}`),
    refetchInterval: LOOK_AGAIN_MS,
    placeholderData: keepPreviousData,
  });
}
