import type { FastifyRequest } from 'fastify';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { networkOf } from '#platform/limits/server/network.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { printerCalls } from '../wire/printers-calls.ts';
import {
  asPrinter,
  findHandedOut,
  handOut,
  nextOfferedJob,
  recordCall,
  settleJob,
} from './polling/polling.ts';
import { updateJob } from './queries.ts';

/** A device with a printer at a cable or by Bluetooth: it asks for a job, prints it, and reports the result. */
export function deviceRoutes(app: App): void {
  const { services } = app;
  serve(app, printerCalls, {
    askForDeviceJob: (_ctx, request) =>
      asPrinter(services, callOf(request), async (tx, printer) => {
        const { paper, copies } = printer;
        const job = await nextOfferedJob(tx, printer);
        // The last fault stays shown until a job is printed.
        await recordCall(tx, printer, printer.fault);
        if (!job) return { paper, copies, job: null };
        const { id: _id, what, orderNo } = job;
        return { paper, copies, job: { _id, what, orderNo, lines: await handOut(tx, printer, job) } };
      }),
    endDeviceJob: (_ctx, request) =>
      asPrinter(services, callOf(request), async (tx, printer) => {
        const { unprintable, ...result } = request.body;
        const { jobId } = request.params;
        const job = await findHandedOut(tx, printer, ({ id }) => id === jobId);
        if (!job) return;
        if (unprintable) return updateJob(tx.db, job, { state: 'failed', endedAt: new Date(tx.now) });
        await settleJob(tx, printer, job, result);
      }),
  });
}

const callOf = (request: FastifyRequest<{ Params: { token: string } }>) =>
  ({ kind: 'device', token: request.params.token, network: networkOf(request) }) as const;
