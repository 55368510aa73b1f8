import { printerCalls } from '#domain/api/calls/printers.ts';
import type { App } from '../../platform/http/schemas.ts';
import { memberOf } from '../access/access.ts';
import { addPrinter } from './add-printer.ts';
import { changePrinter, renewPrinterAddress } from './change-printer.ts';
import { listPrinters } from './list-printers.ts';
import { changePrintJob, listPrintJobs } from './print-jobs.ts';
import { getPrint, printOrder, printTest } from './print-order.ts';
import { removePrinter } from './remove-printer.ts';

export function printerRoutes(app: App): void {
  app.route({ ...printerCalls.listPrinters, handler: async (request) => listPrinters(memberOf(request)) });
  app.route({
    ...printerCalls.addPrinter,
    handler: async (request) => addPrinter(memberOf(request), request.body),
  });
  app.route({
    ...printerCalls.changePrinter,
    handler: async (request) => changePrinter(memberOf(request), request.params.printerId, request.body),
  });
  app.route({
    ...printerCalls.removePrinter,
    handler: async (request) => removePrinter(memberOf(request), request.params.printerId),
  });
  app.route({
    ...printerCalls.renewPrinterAddress,
    handler: async (request) => renewPrinterAddress(memberOf(request), request.params.printerId),
  });
  app.route({
    ...printerCalls.testPrinter,
    handler: async (request, reply) => {
      await printTest(memberOf(request), request.params.printerId);
      return reply.status(204).send(null);
    },
  });
}

export function printRoutes(app: App): void {
  app.route({ ...printerCalls.listPrintJobs, handler: async (request) => listPrintJobs(memberOf(request)) });
  app.route({
    ...printerCalls.changePrintJob,
    handler: async (request) => changePrintJob(memberOf(request), request.params.jobId, request.body.step),
  });
  app.route({
    ...printerCalls.readPrint,
    handler: async (request) => getPrint(memberOf(request), request.params.orderId, request.query),
  });
  app.route({
    ...printerCalls.printOrder,
    handler: async (request, reply) => {
      await printOrder(memberOf(request), request.params.orderId, request.body);
      return reply.status(204).send(null);
    },
  });
}
