import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';

/** What tablets did without the line and somebody has to check. No event announces it. */
export function questionsQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'questions'],
    queryFn: () => call('GET /api/stores/:storeId/questions', { params: { storeId } }),
    refetchInterval: MINUTE,
  });
}

export const settleQuestion = (storeId: string, questionId: string) =>
  call('POST /api/stores/:storeId/questions/:questionId/settled', {
    params: { storeId, questionId },
    body: {},
  });
