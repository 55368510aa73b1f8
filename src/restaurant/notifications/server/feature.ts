import type { Feature } from '#platform/feature/server/feature.ts';
import { notificationConsumer } from './consume-log.ts';
import { notificationRoutes } from './routes.ts';
import { sweepNotifications } from './sweep-notifications.ts';

export const notifications: Feature = {
  tables: ['notifications'],
  otherTables: { notification_settings: 'of people' },
  routes: [notificationRoutes],
  hourlyOfStores: { delete: [sweepNotifications] },
  consumer: notificationConsumer,
};
