import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pathOf } from '#calls/path-of.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';
import type { NotificationFilter } from '../wire/notifications.ts';

export const notificationsKey = ['notifications'];

/** All that is new for a person. */
export const personEventsUrl = pathOf('GET /api/notifications/events');

/** The latest first, page by page. */
export function notificationsQuery(filter: NotificationFilter) {
  return infiniteQueryOptions({
    queryKey: [...notificationsKey, 'list', filter],
    queryFn: ({ pageParam }) => call('GET /api/notifications', { query: { filter, after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

/** The stream sets it later. */
export const unreadNotificationsQuery = queryOptions({
  queryKey: [...notificationsKey, 'unread'],
  queryFn: async () => (await call('GET /api/notifications', { query: { filter: 'unread' } })).unread,
});
export const notificationSettingsQuery = query('GET /api/notifications/settings', {});
