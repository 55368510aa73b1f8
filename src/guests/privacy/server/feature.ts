import type { Feature } from '#platform/feature/server/feature.ts';
import { eraseOldGuests } from './erase-old-guests.ts';
import { guestDataRoutes } from './routes.ts';

/** Exports and erases what these features keep of guests. */
export function guestDataOf(features: readonly Feature[]): Feature {
  const kept = features.flatMap(({ guests }) => guests ?? []);
  return {
    tables: ['guest_data'],
    routes: [(app) => guestDataRoutes(app, features)],
    hourlyOfStores: { delete: [(ctx, storeIds) => eraseOldGuests(ctx, storeIds, kept)] },
  };
}
