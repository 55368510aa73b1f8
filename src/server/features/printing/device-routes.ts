import type { FastifyRequest } from 'fastify';
import { printerCalls } from '#domain/api/calls/printers.ts';
import type { App } from '../../platform/http/schemas.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { serve } from '../access/serve.ts';
import { asPrinter, findHandedOut, handOut, nextOfferedJob, recordCall, settleJob } from './polling.ts';
import { updateJob, updateJobReturned } from './queries.ts';

/** A device with a printer at a cable or by Bluetooth: it asks for a job, prints it, and reports the result. */
export function deviceRoutes(app: App): void {
  const { services } = app;
  serve(app, printerCalls, {
    askForDeviceJob: (_ctx, request) =>
      asPrinter(services, callOf(request), async (tx, printer) => {
        const { paper, copies } = printer;
        const { fault } = request.body;
        await recordCall(tx, printer, fault);
        const job = fault === null ? await nextOfferedJob(tx, printer) : null;
        if (!job) return { paper, copies, job: null };
        return { paper, copies, job: { _id: job.id, lines: await handOut(tx, printer, job) } };
      }),
    endDeviceJob: (_ctx, request) =>
      asPrinter(services, callOf(request), async (tx, printer) => {
        const { fault, hasBegun, unprintable } = request.body;
        const { jobId } = request.params;
        const job = await findHandedOut(tx, printer, ({ id }) => id === jobId);
        if (!job) return;
        const maybePrinted = job.maybePrinted || hasBegun;
        if (unprintable) return updateJob(tx.db, job, { state: 'failed', endedAt: new Date(tx.now) });
        if (fault !== null) await updateJobReturned(tx.db, job, { maybePrinted });
        await settleJob(tx, printer, job, fault);
      }),
  });
}

const callOf = (request: FastifyRequest<{ Params: { token: string } }>) =>
  ({ kind: 'device', token: request.params.token, network: networkOf(request) }) as const;
