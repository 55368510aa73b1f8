import { queryOptions } from '@tanstack/react-query';
import type { NewPrinterBody, Printable, PrinterPatch, PrintOrderBody } from '#domain/api/printing.ts';
import type { PrintLanguage } from '#domain/printing/words.ts';
import { call } from './call.ts';

const JOBS_EVERY_MS = 5_000;
const LOOK_AGAIN_MS = 10_000;
const LOOK_CLOSELY_MS = 2_000;

/** How they are changes without anybody's doing; where there are none, nothing does. */
export function printersQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'printers'],
    queryFn: () => call('GET /api/stores/:storeId/printers', { params: { storeId } }),
    refetchInterval: ({ state: { data } }) => {
      if (data?.printers.length === 0) return false;
      return data?.printers.some(({ waiting }) => waiting > 0) ? LOOK_CLOSELY_MS : LOOK_AGAIN_MS;
    },
  });
}

export const addPrinter = (storeId: string, body: NewPrinterBody) =>
  call('POST /api/stores/:storeId/printers', { params: { storeId }, body });

export const changePrinter = (storeId: string, printerId: string, body: PrinterPatch) =>
  call('PATCH /api/stores/:storeId/printers/:printerId', { params: { storeId, printerId }, body });

export const removePrinter = (storeId: string, printerId: string) =>
  call('DELETE /api/stores/:storeId/printers/:printerId', { params: { storeId, printerId } });

export const renewPrinterAddress = (storeId: string, printerId: string) =>
  call('POST /api/stores/:storeId/printers/:printerId/address', { params: { storeId, printerId }, body: {} });

export const testPrinter = (storeId: string, printerId: string) =>
  call('POST /api/stores/:storeId/printers/:printerId/test', { params: { storeId, printerId }, body: {} });

/** What is not printed. */
export function printJobsQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'print-jobs'],
    queryFn: () => call('GET /api/stores/:storeId/print-jobs', { params: { storeId } }),
    refetchInterval: JOBS_EVERY_MS,
  });
}

export const changePrintJob = (storeId: string, jobId: string, step: 'retry' | 'discard') =>
  call('POST /api/stores/:storeId/print-jobs/:jobId', { params: { storeId, jobId }, body: { step } });

export const printOrder = (storeId: string, orderId: string, body: PrintOrderBody) =>
  call('POST /api/stores/:storeId/orders/:orderId/print', { params: { storeId, orderId }, body });

interface Wanted {
  storeId: string;
  orderId: string;
  what: Printable;
  language: PrintLanguage;
}

/** A ticket or a receipt, to be printed by this browser. */
export function printQuery({ storeId, orderId, what, language }: Wanted) {
  return queryOptions({
    queryKey: ['stores', storeId, 'orders', orderId, 'print', what, language],
    queryFn: () =>
      call('GET /api/stores/:storeId/orders/:orderId/print', {
        params: { storeId, orderId },
        query: { what, language },
      }),
    staleTime: 0,
  });
}
