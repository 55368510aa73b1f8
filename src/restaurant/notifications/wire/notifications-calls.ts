import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { empty, noContent } from '#platform/calls/wire/params.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import {
  archiveBody,
  NOTIFICATION_FILTERS,
  notificationList,
  notificationSettings,
  seenNotificationsBody,
} from './notifications.ts';

const listQuery = z.object({
  filter: z.optional(
    z.union(
      [empty, z.enum(NOTIFICATION_FILTERS)],
      formatFault('oneOf', { values: [...NOTIFICATION_FILTERS] }),
    ),
  ),
  after: z.optional(z.union([empty, z.uuid()], formatFault('cursor'))),
});

export const notificationCalls = endpoints('Notifications', {
  listNotifications: {
    method: 'GET',
    url: '/api/notifications',
    access: 'account',
    schema: {
      summary:
        'What is new in all of one’s restaurants, the latest first; ?after= the `next` of the page before',
      querystring: listQuery,
      response: { 200: notificationList },
    },
  },
  markNotificationsSeen: {
    method: 'POST',
    url: '/api/notifications/seen',
    access: 'account',
    example: { all: true },
    schema: {
      summary: 'Marks some of one’s notifications, or all, as seen',
      body: seenNotificationsBody,
      response: noContent,
    },
  },
  archiveNotifications: {
    method: 'POST',
    url: '/api/notifications/archive',
    access: 'account',
    example: { ids: ['00000000-0000-4000-8000-000000000000'], isArchived: true },
    schema: {
      summary: 'Puts some of one’s notifications away, or back',
      body: archiveBody,
      response: noContent,
    },
  },
  readNotificationSettings: {
    method: 'GET',
    url: '/api/notifications/settings',
    access: 'account',
    schema: {
      summary: 'How one wants to be told of each kind that one’s roles may know',
      response: { 200: notificationSettings },
    },
  },
  saveNotificationSettings: {
    method: 'PUT',
    url: '/api/notifications/settings',
    access: 'account',
    example: { settings: [{ kind: 'order_cancelled', bell: true, push: true, email: false }] },
    schema: {
      summary: 'Changes how one is told; kinds that are left out stay as they are',
      body: notificationSettings,
      response: { 200: notificationSettings },
    },
  },
  followNotifications: {
    method: 'GET',
    url: '/api/notifications/events',
    access: 'account',
    schema: {
      summary: 'How many notifications are unread, whenever there are new ones',
      produces: ['text/event-stream'],
    },
  },
});
