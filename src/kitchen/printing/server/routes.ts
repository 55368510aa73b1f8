import { stationCalls } from '#kitchen/stations/wire/stations-calls.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { printerCalls } from '../wire/printers-calls.ts';
import { addPrinter } from './add-printer.ts';
import { changePrinter, renewPrinterAddress } from './change-printer.ts';
import { changePrintJob, listPrintJobs } from './jobs/print-jobs.ts';
import { listPrinters } from './list-printers.ts';
import { getPrint, printOrder, printTest } from './papers/print-order.ts';
import { watchStation } from './papers/watch-station.ts';
import { removePrinter } from './remove-printer.ts';

export function printerRoutes(app: App): void {
  serve(app, printerCalls, {
    listPrinters,
    addPrinter: async (ctx, { body }) => addPrinter(ctx, body),
    changePrinter: async (ctx, { params, body }) => changePrinter(ctx, params.printerId, body),
    removePrinter: async (ctx, { params }) => removePrinter(ctx, params.printerId),
    renewPrinterAddress: async (ctx, { params }) => renewPrinterAddress(ctx, params.printerId),
    testPrinter: async (ctx, { params }) => printTest(ctx, params.printerId),
    listPrintJobs,
    changePrintJob: async (ctx, { params, body }) => changePrintJob(ctx, params.jobId, body.step),
    readPrint: async (ctx, { params, query }) => getPrint(ctx, params.orderId, query),
    printOrder: async (ctx, { params, body }) => printOrder(ctx, params.orderId, body),
  });
  serve(app, stationCalls, {
    watchStation: async (ctx, { params }) => watchStation(ctx, params.stationId),
  });
}
