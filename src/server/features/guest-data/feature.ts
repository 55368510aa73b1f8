import { feature } from '../../platform/feature/feature.ts';
import { eraseOldGuests } from './erase-old-guests.ts';
import { guestDataRoutes } from './routes.ts';

export const guestData = feature({
  routes: [guestDataRoutes],
  hourlyOfStores: { delete: [eraseOldGuests] },
});
