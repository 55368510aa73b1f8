import { queryOptions } from '@tanstack/react-query';
import { pathOf } from '#calls/path-of.ts';
import { call, send } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';
import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import type { DeviceResult, Printable } from '../wire/printing.ts';

const JOBS_EVERY_MS = 5_000;
const REFETCH_MS = 10_000;
const REFETCH_WAITING_MS = 2_000;

/** Fetched again and again, faster while jobs wait, and never if the store has no printers. */
export const printersQuery = (storeId: string) =>
  query(
    'GET /api/stores/:storeId/printers',
    { params: { storeId } },
    {
      refetchInterval: ({ state: { data } }) => {
        if (data?.printers.length === 0) return false;
        return data?.printers.some(({ waiting }) => waiting > 0) ? REFETCH_WAITING_MS : REFETCH_MS;
      },
    },
  );

/** Sent even if the page closes meanwhile, so that nobody is asked about what is on paper already. */
export function endDeviceJob(token: string, jobId: string, body: DeviceResult) {
  const at = 'POST /print/device/:token/:jobId';
  return send(at, pathOf(at, { params: { token, jobId }, body }), {
    keepalive: true,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** The jobs that are not printed yet. */
export const printJobsQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/print-jobs', { params: { storeId } }, { refetchInterval: JOBS_EVERY_MS });

interface PrintParams {
  storeId: string;
  orderId: string;
  what: Printable;
  language: OfficeLanguage;
}

/** The lines of a ticket or a printout, for this browser to print. */
export function printQuery({ storeId, orderId, what, language }: PrintParams) {
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
