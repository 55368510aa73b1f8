import type { Feature } from '#platform/feature/server/feature.ts';
import { findPrinter } from './change-printer.ts';
import { printConsumer } from './consume-orders.ts';
import { deviceRoutes } from './device-routes.ts';
import { deletePrintsOf } from './forget-queries.ts';
import { printDueJobs } from './jobs/print-due.ts';
import { findPrintJob, sweepPrintJobs } from './jobs/print-jobs.ts';
import { printUnwatched } from './papers/watch-station.ts';
import { epsonRoutes } from './polling/epson-routes.ts';
import { starRoutes } from './polling/star-routes.ts';
import { printerRoutes } from './routes.ts';

export const printing: Feature = {
  tables: ['printers', 'print_jobs'],
  otherTables: { print_due: 'goes' },
  guests: { eraseWithOrders: ({ db }, storeId, { ids }) => deletePrintsOf(db, storeId, ids) },
  routes: [printerRoutes, starRoutes, deviceRoutes],
  apart: [epsonRoutes],
  named: { printerId: findPrinter, jobId: findPrintJob },
  hourlyOfStores: { delete: [sweepPrintJobs] },
  repeated: [
    { everyMs: 5_000, work: printUnwatched },
    {
      everyMs: 500,
      async work(ctx, signal) {
        const { lanPrinters } = ctx.services;
        if (lanPrinters) await printDueJobs(ctx, lanPrinters, signal);
      },
    },
  ],
  consumer: printConsumer,
};
