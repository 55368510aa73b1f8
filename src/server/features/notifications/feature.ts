import { feature } from '../../platform/feature/feature.ts';
import { notificationConsumer } from './consume-log.ts';
import { notificationRoutes } from './routes.ts';
import { sweepNotifications } from './sweep-notifications.ts';

export const notifications = feature({
  routes: [notificationRoutes],
  hourlyOfStores: { delete: [sweepNotifications] },
  consumer: notificationConsumer,
});
