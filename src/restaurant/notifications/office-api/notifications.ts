import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pathOf } from '#calls/path-of.ts';
import { call } from '#platform/calls/office-api/call.ts';
import type { NotificationFilter, NotificationSettingsView } from '../wire/notifications.ts';

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

export const markSeen = (ids: string[]) => call('POST /api/notifications/seen', { body: { ids } });

export const markAllSeen = () => call('POST /api/notifications/seen', { body: { all: true } });

export const archiveNotifications = (ids: string[], isArchived: boolean) =>
  call('POST /api/notifications/archive', { body: { ids, isArchived } });

export const notificationSettingsQuery = queryOptions({
  queryKey: [...notificationsKey, 'settings'],
  queryFn: () => call('GET /api/notifications/settings'),
});

export const saveNotificationSettings = (settings: NotificationSettingsView['settings']) =>
  call('PUT /api/notifications/settings', { body: { settings } });
