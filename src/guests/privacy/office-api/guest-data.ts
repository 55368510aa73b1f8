import { query } from '#platform/calls/office-api/query.ts';

export const guestDataQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/guest-data', { params: { storeId } });
