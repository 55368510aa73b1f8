import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Account, SAMPLE_ACCOUNT } from './account.ts';
import { createBrowsers } from './browsers.ts';
import type { Asked, Fault, Reply, Taken } from './desk.ts';
import { pageOf } from './page.ts';
import { answerGeneric, answerMsg91, answerTwoFactor } from './sms-providers.ts';
import { answerWhatsApp } from './whats-app.ts';

const MOST_KEPT = 500;

/** Simulates message providers. They refuse what the real ones would, and deliver nothing. */
export function createMessageSim({ account = SAMPLE_ACCOUNT }: { account?: Account } = {}) {
  const taken: Taken[] = [];
  let [url, fault]: [string, Fault | null] = ['', null];
  let asked = 0;
  const browsers = createBrowsers(() => url);

  function answer(request: Asked): Reply {
    const found =
      answerMsg91(account, request) ??
      answerTwoFactor(account, request) ??
      answerGeneric(account, request) ??
      answerWhatsApp(account, request) ??
      browsers.answer(request);
    const { took } = found ?? {};
    // A message with an id is recorded once, however often it is sent.
    const isNew = took && (took.id === undefined || !taken.some(({ id }) => id === took.id));
    if (isNew) taken.push(took);
    if (taken.length > MOST_KEPT) taken.shift();
    return found ?? { status: 404, body: { message: 'Nobody is here' } };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const { method = '', headers } = request;
    const { pathname: path } = new URL(request.url ?? '/', 'http://localhost');
    if (method === 'GET' && path === '/') {
      return response.setHeader('content-type', 'text/html; charset=utf-8').end(pageOf(taken));
    }
    if (method === 'GET' && path === '/messages.json') return send(response, 200, { messages: taken });
    const raw = await buffer(request);
    asked++;
    if (fault === 'silent') return response.destroy();
    if (fault !== null) return send(response, fault === 'busy' ? 429 : 503, {});
    const reply = answer({
      method,
      path,
      headers: headers as Asked['headers'],
      body: raw.toString('utf8'),
      raw,
    });
    return send(response, reply.status, reply.body);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => send(response, 400, { message: 'Not understood' }));
  });
  return {
    taken,
    newBrowser: browsers.add,
    calls: () => asked,
    setFault(next: Fault | null) {
      fault = next;
    },
    async listen(port = 0, host = '127.0.0.1'): Promise<string> {
      server.listen(port, host);
      await once(server, 'listening');
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      return url;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
