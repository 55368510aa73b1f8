import type { Feature } from '#platform/feature/server/feature.ts';
import { announcementRoutes } from './routes.ts';

export const announcements: Feature = {
  otherTables: { announcements: 'stays' },
  routes: [announcementRoutes],
};
