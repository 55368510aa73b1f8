import type { Services } from '#platform/context/server/services.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { networkOf } from '#platform/limits/server/network.ts';
import type { PrinterFault } from '../../rules/printer-fault.ts';
import { printerCalls } from '../../wire/printers-calls.ts';
import { encodeOrGiveUp } from '../jobs/encode-or-give-up.ts';
import { asPrinter, findHandedOut, handOut, nextOfferedJob, recordCall, settleJob } from './polling.ts';

const FORM = 'application/x-www-form-urlencoded';
const FORM_BYTES = 64 * 1024;

/** Epson Server Direct Print: the printer asks with a form, and sends results with another one. */
export function epsonRoutes(app: App): void {
  const { services } = app;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.route({
    ...printerCalls.callFromEpson,
    bodyLimit: FORM_BYTES,
    handler: async (request, reply) => {
      const call = { kind: 'epson', token: request.params.token, network: networkOf(request) } as const;
      const { ConnectionType, ResponseFile = '' } = request.body;
      reply.type('text/xml; charset=utf-8');
      if (ConnectionType === 'SetResponse') {
        await takeResult(services, call, ResponseFile);
        return reply.send('');
      }
      return reply.send(ConnectionType === 'GetRequest' ? await nextJob(services, call) : '');
    },
  });
}

type Call = Parameters<typeof asPrinter>[1];

/** The next job, or an empty answer. */
async function nextJob(services: Services, call: Call): Promise<string> {
  const next = await asPrinter(services, call, async (tx, printer) => {
    const job = await nextOfferedJob(tx, printer);
    // The last fault stays shown until a job is printed.
    await recordCall(tx, printer, printer.fault);
    return job && { job, lines: await handOut(tx, printer, job), printer };
  });
  if (!next) return '';
  const { encodeEpson } = await import('../encoders/epson.ts');
  const { paper, copies } = next.printer;
  const id = shortId(next.job);
  const encoded = await encodeOrGiveUp(services, next, () => encodeEpson(next.lines, { id, paper, copies }));
  return encoded ?? '';
}

function takeResult(services: Services, call: Call, result: string): Promise<void> {
  return asPrinter(services, call, async (tx, printer) => {
    // Parsed only for a known printer.
    const id = /<printjobid>\s*(\w{1,30})\s*<\/printjobid>/.exec(result)?.[1];
    const response = /<response\b[^<>]*>/.exec(result)?.[0] ?? '';
    const fault = /\bsuccess="(?:true|1)"/.test(response) ? null : faultOf(response);
    const job = await findHandedOut(tx, printer, id === undefined ? null : (one) => shortId(one) === id);
    if (job) await settleJob(tx, printer, job, { fault });
  });
}

function faultOf(response: string): PrinterFault {
  if (/EPTR_REC_EMPTY/.test(response)) return 'paper';
  return /EPTR_COVER_OPEN/.test(response) ? 'cover' : 'trouble';
}

/** The last 24 of 32 digits, because it may have 30. */
function shortId({ id }: { id: string }): string {
  return id.replaceAll('-', '').slice(-24);
}
