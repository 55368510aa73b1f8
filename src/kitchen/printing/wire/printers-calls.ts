import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, noContent, ofOrder, ofStore, upTo } from '#platform/calls/wire/params.ts';
import { OFFICE_LANGUAGES } from '#platform/language/rules/languages.ts';
import {
  deviceJob,
  deviceResult,
  jobStep,
  newPrinterBody,
  PRINTABLE,
  printerPatch,
  printersView,
  printJobsView,
  printOrderBody,
  printView,
  savedPrinter,
} from './printing.ts';

const ofPrinter = z.extend(ofStore, { printerId: anyId });
const ofJob = z.extend(ofStore, { jobId: anyId });
const ofToken = z.object({ token: upTo(100) });
const emptyBody = z.strictObject({});
const short = z.optional(upTo(200));
/** Limit of the report that an Epson printer sends about its jobs. */
const FORM_BYTES = 64 * 1024;

export const printerCalls = endpoints('Printers', {
  callFromEpson: {
    method: 'POST',
    url: '/print/epson/:token',
    access: 'anybody',
    limits: [],
    within: ['wrongPrinters', 'printerCalls'],
    schema: {
      summary: 'Epson Server Direct Print: asks for something to print, or says what has become of it',
      consumes: ['application/x-www-form-urlencoded'],
      produces: ['text/xml'],
      params: ofToken,
      body: z.looseObject({
        ConnectionType: upTo(40),
        ResponseFile: z.optional(upTo(FORM_BYTES)),
      }),
    },
  },
  listPrinters: {
    method: 'GET',
    url: '/api/stores/:storeId/printers',
    access: 'print',
    schema: {
      summary: 'Printers, with how they are and how much waits for them',
      params: ofStore,
      response: { 200: printersView },
    },
  },
  addPrinter: {
    method: 'POST',
    url: '/api/stores/:storeId/printers',
    access: 'printer.manage',
    schema: {
      summary: 'A new printer; the address that it is to call is told this once',
      params: ofStore,
      body: newPrinterBody,
      response: { 200: savedPrinter },
    },
  },
  changePrinter: {
    method: 'PATCH',
    url: '/api/stores/:storeId/printers/:printerId',
    access: 'printer.manage',
    schema: {
      summary: 'What it prints, and where it is; what waits is tried at once',
      params: ofPrinter,
      body: printerPatch,
      response: { 200: printersView },
    },
  },
  removePrinter: {
    method: 'DELETE',
    url: '/api/stores/:storeId/printers/:printerId',
    access: 'printer.manage',
    schema: {
      summary: 'Removes a printer with all that waits for it',
      params: ofPrinter,
      response: { 200: printersView },
    },
  },
  renewPrinterAddress: {
    method: 'POST',
    url: '/api/stores/:storeId/printers/:printerId/address',
    access: 'printer.manage',
    schema: {
      summary: 'Another address for a printer that calls us; the one before is worth nothing any more',
      params: ofPrinter,
      body: emptyBody,
      response: { 200: savedPrinter },
    },
  },
  testPrinter: {
    method: 'POST',
    url: '/api/stores/:storeId/printers/:printerId/test',
    access: 'printer.manage',
    limits: ['reprints'],
    schema: {
      summary: 'Something to see whether it prints, in both alphabets',
      params: ofPrinter,
      body: emptyBody,
      response: noContent,
    },
  },
  listPrintJobs: {
    method: 'GET',
    url: '/api/stores/:storeId/print-jobs',
    access: 'print',
    schema: {
      summary: 'What is not printed, the oldest first',
      params: ofStore,
      response: { 200: printJobsView },
    },
  },
  changePrintJob: {
    method: 'POST',
    url: '/api/stores/:storeId/print-jobs/:jobId',
    access: 'print',
    schema: {
      summary: 'Tries it at once, or gives it up',
      params: ofJob,
      body: jobStep,
      response: { 200: printJobsView },
    },
  },
  readPrint: {
    method: 'GET',
    url: '/api/stores/:storeId/orders/:orderId/print',
    access: 'print',
    schema: {
      summary: 'A ticket or a receipt as lines, for a browser to print',
      params: ofOrder,
      querystring: z.object({ what: z.enum(PRINTABLE), language: z.enum(OFFICE_LANGUAGES) }),
      response: { 200: printView },
    },
  },
  printOrder: {
    method: 'POST',
    url: '/api/stores/:storeId/orders/:orderId/print',
    access: 'print',
    limits: ['reprints'],
    schema: {
      summary: 'Prints a ticket or a receipt on the printer that is named',
      params: ofOrder,
      body: printOrderBody,
      response: noContent,
    },
  },
  askForDeviceJob: {
    method: 'POST',
    url: '/print/device/:token',
    access: 'anybody',
    limits: [],
    within: ['wrongPrinters', 'printerCalls'],
    schema: {
      summary: 'A device that has a printer asks for something to print',
      params: ofToken,
      body: emptyBody,
      response: { 200: deviceJob },
    },
  },
  endDeviceJob: {
    method: 'POST',
    url: '/print/device/:token/:jobId',
    access: 'anybody',
    limits: [],
    within: ['wrongPrinters', 'printerCalls'],
    example: { fault: null },
    schema: {
      summary: 'It says what has become of the job; with a fault it is offered again',
      params: z.extend(ofToken, { jobId: anyId }),
      body: deviceResult,
      response: noContent,
    },
  },
  askForStarJob: {
    method: 'POST',
    url: '/print/star/:token',
    access: 'anybody',
    limits: [],
    within: ['wrongPrinters', 'printerCalls'],
    schema: {
      summary: 'Star CloudPRNT: whether there is something to print',
      params: ofToken,
      body: z.nullish(z.looseObject({ statusCode: short, printingInProgress: z.nullish(z.boolean()) })),
      response: {
        200: z.object({
          jobReady: z.boolean(),
          mediaTypes: z.optional(z.array(z.string())),
          jobToken: z.optional(z.string()),
          deleteMethod: z.optional(z.string()),
        }),
      },
    },
  },
  readStarJob: {
    method: 'GET',
    url: '/print/star/:token',
    access: 'anybody',
    limits: [],
    within: ['wrongPrinters', 'printerCalls'],
    schema: {
      summary: 'Star CloudPRNT: what is to be printed',
      // In order of preference: a picture prints correctly whatever fonts the printer has.
      produces: ['image/png', 'text/plain'],
      params: ofToken,
      querystring: z.looseObject({ type: short, token: short, mac: short, uid: short }),
    },
  },
  endStarJob: {
    method: 'DELETE',
    url: '/print/star/:token',
    access: 'anybody',
    limits: [],
    within: ['wrongPrinters', 'printerCalls'],
    schema: {
      summary: 'Star CloudPRNT: what has become of it; only a code of 200 to 299 takes it off the list',
      params: ofToken,
      querystring: z.looseObject({ code: short, token: short, mac: short, uid: short }),
      response: { 200: z.object({}) },
    },
  },
});
