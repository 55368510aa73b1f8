import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { StorePatch } from '#domain/api/store.ts';
import type { Preset } from '#domain/reports/report-period.ts';
import { call } from './call.ts';

/** A store as its staff see it. */
export function storeQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'profile'],
    queryFn: () => call('GET /store/api/store/:storeId', { params: { storeId } }),
  });
}

export const updateStore = (storeId: string, patch: StorePatch) =>
  call('PATCH /store/api/store/:storeId', { params: { storeId }, body: patch });

/** One more store, of which whoever asks is the owner. */
export const openStore = (name: string) => call('POST /api/stores', { body: { name } });

/** As guests read them; null where it is the usual text. */
export function policiesQuery(storeId: string, slug: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'policies'],
    queryFn: () => call('GET /profile/web/:slug/policies', { params: { slug } }),
  });
}

/** What the store has already; asked anew each time that its list is looked at. */
export function setUpQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'set-up'],
    queryFn: () => call('GET /api/stores/:storeId/set-up', { params: { storeId } }),
    staleTime: 0,
  });
}

/** Days that are given go before the name of a period. */
export interface ReportChoice {
  period?: Preset | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Orders are heard of as they happen; this is for what nobody tells, such as that a new day has begun. */
const LOOK_AGAIN_MS = 60_000;

export const reportsKey = (storeId: string) => ['stores', storeId, 'reports'];

export function reportQuery(storeId: string, choice: ReportChoice) {
  return queryOptions({
    queryKey: [...reportsKey(storeId), choice],
    queryFn: () =>
      call('GET /api/stores/:storeId/reports/sales', { params: { storeId }, query: { ...choice } }),
    refetchInterval: LOOK_AGAIN_MS,
    placeholderData: keepPreviousData,
  });
}
