import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { query } from '#platform/calls/office-api/query.ts';
import type { PersonStream } from '#restaurant/live/wire/streams.ts';

export const calendarKey = (storeId: string) => ['stores', storeId, 'calendar'];

/** What the stream said last. Each hint is another object, even if it says the same. */
export const calendarHeardQuery = queryOptions<PersonStream['calendar'] | null>({
  queryKey: ['calendar', 'heard'],
  queryFn: () => null,
  initialData: null,
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
  enabled: false,
});

export const calendarQuery = (storeId: string, days: { from: string; to: string }) =>
  query(
    'GET /api/calendar/:storeId',
    { params: { storeId }, query: days },
    {
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
    },
  );

export const waitingQuery = (storeId: string) =>
  query(
    'GET /api/calendar/:storeId/waiting',
    { params: { storeId } },
    {
      refetchOnMount: 'always',
      // The minutes left change by themselves.
      refetchInterval: 60_000,
    },
  );

export const reservationSettingsQuery = (storeId: string) =>
  query('GET /api/calendar/:storeId/settings', { params: { storeId } });
