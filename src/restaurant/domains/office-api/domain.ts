import { query } from '#platform/calls/office-api/query.ts';

export const domainQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/domain', { params: { storeId } });
