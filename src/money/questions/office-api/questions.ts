import { query } from '#platform/calls/office-api/query.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';

/** What tablets did without the line and somebody has to check. No event announces it. */
export const questionsQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/questions', { params: { storeId } }, { refetchInterval: MINUTE });
