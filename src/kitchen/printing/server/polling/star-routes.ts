import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { networkOf } from '#platform/limits/server/network.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import type { PrinterFault } from '../../rules/printer-fault.ts';
import { printerCalls } from '../../wire/printers-calls.ts';
import type { StarType } from '../encoders/star.ts';
import { encodeOrGiveUp } from '../jobs/encode-or-give-up.ts';
import { lockNextJob } from '../queries.ts';
import { asPrinter, findHandedOut, handOut, nextOfferedJob, recordCall, settleJob } from './polling.ts';

/** The best first. A picture comes out right whatever letters the printer has. */
const TYPES: StarType[] = ['image/png', 'text/plain'];

/** Star CloudPRNT: the printer asks for a job, fetches it, and reports the result. */
export function starRoutes(app: App): void {
  const { services } = app;
  app.route({
    ...printerCalls.askForStarJob,
    handler: (request) =>
      asPrinter(services, callOf(request), async (tx, printer) => {
        const fault = faultOf(request.body?.statusCode ?? '200');
        await recordCall(tx, printer, fault);
        const isBusy = fault !== null || request.body?.printingInProgress === true;
        const job = isBusy ? null : await nextOfferedJob(tx, printer);
        if (!job) return { jobReady: false };
        return { jobReady: true, mediaTypes: TYPES, jobToken: job.id, deleteMethod: 'DELETE' };
      }),
  });
  serve(app, printerCalls, {
    readStarJob: async (_ctx, request, reply) => {
      const { type: asked, token } = request.query;
      const type = TYPES.find((known) => known === asked) ?? 'image/png';
      const { lines, ...next } = await asPrinter(services, callOf(request), async (tx, printer) => {
        const job = await lockNextJob(tx.db, printer);
        if (!job || (token !== undefined && token !== job.id)) throw new AppError('PRINT_JOB_NOT_FOUND');
        return { lines: await handOut(tx, printer, job), printer, job };
      });
      const { encodeStar } = await import('../encoders/star.ts');
      const encoded = await encodeOrGiveUp(services, next, () => encodeStar(lines, next.printer.paper, type));
      if (encoded === null) throw new AppError('PRINT_JOB_NOT_FOUND');
      return reply
        .type(type === 'text/plain' ? 'text/plain; charset=utf-8' : type)
        .header('x-star-cut', 'partial; feed=true')
        .send(encoded);
    },
  });
  app.route({
    ...printerCalls.endStarJob,
    handler: (request) =>
      asPrinter(services, callOf(request), async (tx, printer) => {
        const { code = '', token } = request.query;
        const job = await findHandedOut(tx, printer, token === undefined ? null : ({ id }) => id === token);
        if (job) await settleJob(tx, printer, job, { fault: faultOf(code) });
        return {};
      }),
  });
}

const callOf = (request: FastifyRequest<{ Params: { token: string } }>) =>
  ({ kind: 'star', token: request.params.token, network: networkOf(request) }) as const;

/** Parses "200 OK", also with an encoded space, or "OK". */
function faultOf(code: string): PrinterFault | null {
  if (/^(2\d\d|OK\b)/i.test(code)) return null;
  if (/^41[0-9]/.test(code)) return 'paper';
  return /^42[0-9]/.test(code) ? 'cover' : 'trouble';
}
