import type { Feature } from '#platform/feature/server/feature.ts';
import { closeLateDays } from './day/close-day.ts';
import { findDayToPrint } from './day/print-day.ts';
import { tillRoutes } from './routes.ts';
import { findEntry } from './undo-entry.ts';

export const till: Feature = {
  tables: ['tills', 'till_drawers', 'till_entries', 'till_days'],
  routes: [tillRoutes],
  named: { dayNumber: findDayToPrint, entryId: findEntry },
  hourlyOfStores: { days: [closeLateDays] },
};
