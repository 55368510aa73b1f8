import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import { WATCH_EVERY_MS } from '../rules/watched.ts';
import type { StationBody } from '../wire/stations.ts';

/** Fetched again and again where there are any, since no event tells of them. */
export function stationsQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'stations'],
    queryFn: () => call('GET /api/stores/:storeId/stations', { params: { storeId } }),
    refetchInterval: ({ state: { data } }) => (data?.stations.length === 0 ? false : WATCH_EVERY_MS),
  });
}

export const addStation = (storeId: string, body: StationBody) =>
  call('POST /api/stores/:storeId/stations', { params: { storeId }, body });

export const changeStation = (storeId: string, stationId: string, body: StationBody) =>
  call('PUT /api/stores/:storeId/stations/:stationId', { params: { storeId, stationId }, body });

export const removeStation = (storeId: string, stationId: string) =>
  call('DELETE /api/stores/:storeId/stations/:stationId', { params: { storeId, stationId } });

export const watchStation = (storeId: string, stationId: string) =>
  call('POST /api/stores/:storeId/stations/:stationId/watch', { params: { storeId, stationId }, body: {} });
