import { feature } from '../../platform/feature/feature.ts';
import { announcementRoutes } from './routes.ts';

export const announcements = feature({
  routes: [announcementRoutes],
});
