import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';

/** An empty value matches all feedback. */
export interface FeedbackFilter {
  /** "1,2" */
  stars: string;
  from: string;
  to: string;
  unread: '' | '1';
}

export const ALL_FEEDBACK: FeedbackFilter = { stars: '', from: '', to: '', unread: '' };

export const feedbackKey = (storeId: string) => ['stores', storeId, 'feedback'];

/** The feedback from the latest, page by page. */
export function feedbackQuery(storeId: string, filter: FeedbackFilter) {
  return infiniteQueryOptions({
    queryKey: [...feedbackKey(storeId), 'list', filter],
    queryFn: ({ pageParam }) =>
      call('GET /api/stores/:storeId/feedback', {
        params: { storeId },
        query: { ...filter, before: pageParam },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

export const feedbackOfOrderQuery = (storeId: string, orderId: string) =>
  query('GET /api/stores/:storeId/feedback/:orderId', { params: { storeId, orderId } }, { staleTime: 0 });

/** Others may read it on another device, of which the stream does not tell. */
export const unreadFeedbackQuery = (storeId: string, enabled: boolean) =>
  query(
    'GET /api/stores/:storeId/feedback/unread',
    { params: { storeId } },
    {
      refetchInterval: MINUTE,
      enabled,
    },
  );
