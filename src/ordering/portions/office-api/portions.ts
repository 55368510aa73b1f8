import { query } from '#platform/calls/office-api/query.ts';

/** The dishes of which portions are counted. */
export const portionsQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/portions', { params: { storeId } });
