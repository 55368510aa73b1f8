import * as z from 'zod';
import {
  jobStep,
  newPrinterBody,
  PRINTABLE,
  printerPatch,
  printersView,
  printJobsView,
  printOrderBody,
  printView,
  savedPrinter,
} from '#domain/api/printing.ts';
import { PRINT_LANGUAGES } from '#domain/printing/words.ts';
import type { App } from '../../platform/http/schemas.ts';
import { memberOf } from '../access/access.ts';
import { addPrinter } from './add-printer.ts';
import { changePrinter, renewAddress } from './change-printer.ts';
import { listPrinters } from './list-printers.ts';
import { changePrintJob, listPrintJobs } from './print-jobs.ts';
import { printOrder, printTest, readPrint } from './print-order.ts';
import { removePrinter } from './remove-printer.ts';

const tags = ['Printers'];
const id = z.string().max(64);
const ofStore = z.object({ storeId: id });
const ofPrinter = z.object({ storeId: id, printerId: id });
const ofJob = z.object({ storeId: id, jobId: id });
const nothing = z.strictObject({});
const ofOrder = z.object({ storeId: id, orderId: id });

export function printerRoutes(app: App): void {
  app.get(
    '/api/stores/:storeId/printers',
    {
      schema: {
        tags,
        operationId: 'listPrinters',
        summary: 'Printers, with how they are and how much waits for them',
        params: ofStore,
        response: { 200: printersView },
      },
    },
    async (request) => listPrinters(memberOf(request)),
  );
  app.post(
    '/api/stores/:storeId/printers',
    {
      schema: {
        tags,
        operationId: 'addPrinter',
        summary: 'A new printer; the address that it is to call is told this once',
        params: ofStore,
        body: newPrinterBody,
        response: { 200: savedPrinter },
      },
    },
    async (request) => addPrinter(memberOf(request), request.body),
  );
  app.patch(
    '/api/stores/:storeId/printers/:printerId',
    {
      schema: {
        tags,
        operationId: 'changePrinter',
        summary: 'What it prints, and where it is; what waits is tried at once',
        params: ofPrinter,
        body: printerPatch,
        response: { 200: printersView },
      },
    },
    async (request) => changePrinter(memberOf(request), request.params.printerId, request.body),
  );
  app.delete(
    '/api/stores/:storeId/printers/:printerId',
    {
      schema: {
        tags,
        operationId: 'removePrinter',
        summary: 'Removes a printer with all that waits for it',
        params: ofPrinter,
        response: { 200: printersView },
      },
    },
    async (request) => removePrinter(memberOf(request), request.params.printerId),
  );
  app.post(
    '/api/stores/:storeId/printers/:printerId/address',
    {
      schema: {
        tags,
        operationId: 'renewPrinterAddress',
        summary: 'Another address for a printer that calls us; the one before is worth nothing any more',
        params: ofPrinter,
        body: nothing,
        response: { 200: savedPrinter },
      },
    },
    async (request) => renewAddress(memberOf(request), request.params.printerId),
  );
  app.post(
    '/api/stores/:storeId/printers/:printerId/test',
    {
      schema: {
        tags,
        operationId: 'testPrinter',
        summary: 'Something to see whether it prints, in both alphabets',
        params: ofPrinter,
        body: nothing,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await printTest(memberOf(request), request.params.printerId);
      return reply.status(204).send(null);
    },
  );
}

export function printRoutes(app: App): void {
  app.get(
    '/api/stores/:storeId/print-jobs',
    {
      schema: {
        tags,
        operationId: 'listPrintJobs',
        summary: 'What is not printed, the oldest first',
        params: ofStore,
        response: { 200: printJobsView },
      },
    },
    async (request) => listPrintJobs(memberOf(request)),
  );
  app.post(
    '/api/stores/:storeId/print-jobs/:jobId',
    {
      schema: {
        tags,
        operationId: 'changePrintJob',
        summary: 'Tries it at once, or gives it up',
        params: ofJob,
        body: jobStep,
        response: { 200: printJobsView },
      },
    },
    async (request) => changePrintJob(memberOf(request), request.params.jobId, request.body.step),
  );
  app.get(
    '/api/stores/:storeId/orders/:orderId/print',
    {
      schema: {
        tags,
        operationId: 'readPrint',
        summary: 'A ticket or a receipt as lines, for a browser to print',
        params: ofOrder,
        querystring: z.object({ what: z.enum(PRINTABLE), language: z.enum(PRINT_LANGUAGES) }),
        response: { 200: printView },
      },
    },
    async (request) => readPrint(memberOf(request), request.params.orderId, request.query),
  );
  app.post(
    '/api/stores/:storeId/orders/:orderId/print',
    {
      schema: {
        tags,
        operationId: 'printOrder',
        summary: 'Prints a ticket or a receipt on the printer that is named',
        params: ofOrder,
        body: printOrderBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await printOrder(memberOf(request), request.params.orderId, request.body);
      return reply.status(204).send(null);
    },
  );
}
