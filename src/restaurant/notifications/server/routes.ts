import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { notificationCalls } from '../wire/notifications-calls.ts';
import { listNotifications } from './list-notifications.ts';
import { archive, markSeen } from './mark-notifications.ts';
import { readSettings, saveSettings } from './settings.ts';

export function notificationRoutes(app: App): void {
  serve(app, notificationCalls, {
    listNotifications: async (ctx, { query: { filter, after } }) =>
      listNotifications(ctx, { filter: filter || 'all', after: after || null }),
    markNotificationsSeen: async (ctx, { body }) => markSeen(ctx, body),
    archiveNotifications: async (ctx, { body }) => archive(ctx, body),
    readNotificationSettings: readSettings,
    saveNotificationSettings: async (ctx, { body }) => saveSettings(ctx, body),
  });
}
