import { feature } from '../../platform/feature/feature.ts';
import { closeLateDays } from './close-day.ts';
import { findDayToPrint } from './print-day.ts';
import { tillRoutes } from './routes.ts';
import { findEntry } from './undo-entry.ts';

export const till = feature({
  routes: [tillRoutes],
  named: { dayNumber: findDayToPrint, entryId: findEntry },
  hourlyOfStores: { days: [closeLateDays] },
});
