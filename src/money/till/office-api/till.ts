import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { pathOf } from '#calls/path-of.ts';
import type { ReceiptMethod } from '#money/payments/rules/payment.ts';
import { call, perform } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';
import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import type { StandIn } from '#restaurant/without-the-line/office/keep.ts';
import type { TillEntryBody, TillView } from '../wire/till.ts';

const REFETCH_MS = 15_000;
const tillKey = (storeId: string) => ['stores', storeId, 'till'];

/** The open day. No event announces what is sold in it, so it is fetched again and again. */
export const tillQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/till', { params: { storeId } }, { refetchInterval: REFETCH_MS });

export const updateTill = (client: QueryClient, storeId: string, till: TillView): void =>
  void client.setQueryData(tillQuery(storeId).queryKey, till);

/** What the till answers for the server without a line: itself, since what waits is shown over it. */
type TillStandIn<Step extends '' | '/:entryId/undo'> =
  StandIn<`POST /api/stores/:storeId/till/entries${Step}`>;

export const addTillEntry = (storeId: string, body: TillEntryBody, key: string, standIn?: TillStandIn<''>) =>
  perform(
    'POST /api/stores/:storeId/till/entries',
    { params: { storeId }, headers: { 'idempotency-key': key }, body },
    standIn,
  );

export const undoTillEntry = (storeId: string, entryId: string, standIn?: TillStandIn<'/:entryId/undo'>) =>
  perform('POST /api/stores/:storeId/till/entries/:entryId/undo', { params: { storeId, entryId } }, standIn);
/** After a close everything begins anew. */
export const refetchTill = (client: QueryClient, storeId: string) =>
  client.invalidateQueries({ queryKey: tillKey(storeId) });

export function tillDaysQuery(storeId: string) {
  return infiniteQueryOptions({
    queryKey: [...tillKey(storeId), 'days'],
    queryFn: ({ pageParam }) =>
      call('GET /api/stores/:storeId/till/days', {
        params: { storeId },
        query: pageParam === null ? {} : { before: pageParam },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

export const tillDayQuery = (storeId: string, dayNumber: string) =>
  query(
    'GET /api/stores/:storeId/till/days/:dayNumber',
    { params: { storeId, dayNumber } },
    {
      // It never changes.
      staleTime: Number.POSITIVE_INFINITY,
    },
  );

interface Drawing {
  paper: 'a4' | '80mm';
  language: OfficeLanguage;
}

export const tillDayPdf = (params: { storeId: string; dayNumber: string }, query: Drawing) =>
  pathOf('GET /api/stores/:storeId/till/days/:dayNumber/report.pdf', { params, query });

const keyOf = (storeId: string) => `thali-drawer-${storeId}`;

/** The drawer that this device’s cash goes into; null is the main one. */
export const readOwnDrawer = (storeId: string): string | null => localStorage.getItem(keyOf(storeId));

export function keepOwnDrawer(storeId: string, drawer: string | null): void {
  if (drawer === null) localStorage.removeItem(keyOf(storeId));
  else localStorage.setItem(keyOf(storeId), drawer);
}

/** What a payment says about its drawer. */
export function drawerFor(storeId: string, method: ReceiptMethod): { drawer?: string } {
  const drawer = method === 'Cash' ? readOwnDrawer(storeId) : null;
  return drawer === null ? {} : { drawer };
}
