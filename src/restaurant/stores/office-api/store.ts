import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Preset } from '#money/reports/rules/report-period.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { StorePatch } from '../wire/store.ts';

export function storeQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'profile'],
    queryFn: () => call('GET /store/api/store/:storeId', { params: { storeId } }),
  });
}

/** Its page as guests get it now. */
export function storePageQuery(storeId: string, slug: string) {
  return queryOptions({
    queryKey: [...storeQuery(storeId).queryKey, 'page'],
    queryFn: () => call('GET /api/store-pages/:slug', { params: { slug } }),
  });
}

export const updateStore = (storeId: string, patch: StorePatch) =>
  call('PATCH /store/api/store/:storeId', { params: { storeId }, body: patch });

/** Whether the gateway accepts the keys. Fetched only on demand, so the answer may be old. */
export function gatewayTestQuery(storeId: string) {
  return queryOptions({
    queryKey: ['gateway-test', storeId],
    queryFn: () => call('POST /api/stores/:storeId/gateway/test', { params: { storeId }, body: {} }),
    enabled: false,
    retry: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Opens another store, owned by the signed-in account. */
export const openStore = (name: string) => call('POST /api/stores', { body: { name } });

/** The policies of the store; null stands for the usual text. */
export function policiesQuery(storeId: string, slug: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'policies'],
    queryFn: () => call('GET /profile/web/:slug/policies', { params: { slug } }),
  });
}

/** What the store has set up already. Always stale, so that the list is up to date when it is opened. */
export const setUpQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/set-up', { params: { storeId } }, { staleTime: 0 });

/** `from` and `to` take precedence over `period`. */
export interface ReportChoice {
  period?: Preset | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** For what may be read an hour later. */
export const RARELY_MS = 10 * MINUTE;

/** For changes that no event announces, such as a new day. */
const REFETCH_MS = MINUTE;

export const reportsKey = (storeId: string) => ['stores', storeId, 'reports'];

export const reportQuery = (storeId: string, choice: ReportChoice) =>
  query(
    'GET /api/stores/:storeId/reports/sales',
    { params: { storeId }, query: { ...choice } },
    {
      refetchInterval: REFETCH_MS,
      placeholderData: keepPreviousData,
    },
  );

/** How long tables stayed, for the same days as the report. */
export const turnsQuery = (storeId: string, { from, to }: { from: string; to: string }) =>
  query(
    'GET /api/stores/:storeId/sittings-report',
    { params: { storeId }, query: { from, to } },
    { placeholderData: keepPreviousData },
  );

/** What the operator tells its people. Hours may pass before they read it, so it is seldom asked for. */
export const announcementsQuery = (storeId: string, isAllowed: boolean) =>
  query(
    'GET /api/stores/:storeId/announcements',
    { params: { storeId } },
    {
      enabled: isAllowed,
      staleTime: RARELY_MS,
      refetchInterval: RARELY_MS,
    },
  );

export const storePlanQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/plan', { params: { storeId } });
