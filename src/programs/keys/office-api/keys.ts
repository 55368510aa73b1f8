import { query } from '#platform/calls/office-api/query.ts';

export const keysQuery = (storeId: string) => query('GET /api/stores/:storeId/keys', { params: { storeId } });
