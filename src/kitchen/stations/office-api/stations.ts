import { query } from '#platform/calls/office-api/query.ts';
import { WATCH_EVERY_MS } from '../rules/watched.ts';

/** Fetched again and again where there are any, since no event tells of them. */
export const stationsQuery = (storeId: string) =>
  query(
    'GET /api/stores/:storeId/stations',
    { params: { storeId } },
    {
      refetchInterval: ({ state: { data } }) => (data?.stations.length === 0 ? false : WATCH_EVERY_MS),
    },
  );
