import { printerCalls } from '#domain/api/calls/printers.ts';
import type { PrinterFault } from '#domain/api/printing.ts';
import type { Services } from '../../platform/context/services.ts';
import type { App } from '../../platform/http/schemas.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { encodeOrGiveUp } from './encode-or-give-up.ts';
import { acknowledge, asPrinter, findHandedOut, handOut, noteCall, offer } from './polling.ts';

const FORM = 'application/x-www-form-urlencoded';
const FORM_BYTES = 64 * 1024;

/** Epson Server Direct Print: the printer asks with a form, and sends what has become of it with another one. */
export function epsonRoutes(app: App, services: Services): void {
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

/** Nothing, where nothing is to be printed. */
async function nextJob(services: Services, call: Call): Promise<string> {
  const next = await asPrinter(services, call, async (tx, printer) => {
    const job = await offer(tx, printer);
    // What went wrong with the last job stays told until one is printed.
    await noteCall(tx, printer, printer.fault);
    return job && { job, lines: await handOut(tx, printer, job), printer };
  });
  if (!next) return '';
  const { encodeEpson } = await import('./encoders/epson.ts');
  const { paper, copies } = next.printer;
  const id = shortId(next.job);
  const encoded = await encodeOrGiveUp(services, next, () => encodeEpson(next.lines, { id, paper, copies }));
  return encoded ?? '';
}

function takeResult(services: Services, call: Call, result: string): Promise<void> {
  return asPrinter(services, call, async (tx, printer) => {
    // Only what a printer of ours has sent is looked into.
    const id = /<printjobid>\s*(\w{1,30})\s*<\/printjobid>/.exec(result)?.[1];
    const response = /<response\b[^<>]*>/.exec(result)?.[0] ?? '';
    const fault = /\bsuccess="(?:true|1)"/.test(response) ? null : faultOf(response);
    const job = await findHandedOut(tx, printer, id === undefined ? null : (one) => shortId(one) === id);
    if (job) await acknowledge(tx, printer, job, fault);
  });
}

function faultOf(response: string): PrinterFault {
  if (/EPTR_REC_EMPTY/.test(response)) return 'paper';
  return /EPTR_COVER_OPEN/.test(response) ? 'cover' : 'trouble';
}

/** Of the 30 letters that it may have, the 24 that differ most. */
function shortId({ id }: { id: string }): string {
  return id.replaceAll('-', '').slice(-24);
}
