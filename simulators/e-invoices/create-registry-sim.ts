import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Document, Refusal } from './document.ts';
import { createRegistry, type Entry, indianTime } from './registry.ts';

export interface Keys {
  appId: string;
  appSecret: string;
  userName: string;
  password: string;
}

/** `lost`: it does what it is asked, and the answer does not arrive. `away`: it does nothing. */
export type Fault = 'lost' | 'away' | 'busy' | 'garbled';

interface Options {
  gstin: string;
  keys: Keys;
  clock?: () => number;
}

type Headers = IncomingMessage['headers'];

const OK = { success: true, message: 'Success' };

/** Simulates a provider that brings documents to the registry: a GSP with an "enriched" API, and the registry behind it. */
export function createRegistrySim({ gstin, keys, clock = Date.now }: Options) {
  const registry = createRegistry(gstin);
  const asked: string[] = [];
  let [fault, token]: [Fault | null, string] = [null, ''];

  function act(path: string, query: URLSearchParams, body: string): object {
    if (path === '/master/gstin') return { ...OK, result: { Gstin: query.get('gstin'), Status: 'ACT' } };
    if (path === '/invoice/irn') return told(registry.find(query.get('irn') ?? '', clock()));
    const given = JSON.parse(body);
    if (path === '/invoice/cancel') return told(registry.cancel(given.Irn, clock()));
    return told(registry.register(given as Document, clock()));
  }

  function reply(
    { pathname, searchParams }: URL,
    headers: Headers,
    body: string,
  ): [status: number, body: object] {
    if (pathname === '/gsp/authenticate') {
      const isOwn = headers['gspappid'] === keys.appId && headers['gspappsecret'] === keys.appSecret;
      if (!isOwn) return [401, { error: 'unauthorized' }];
      token = `token-${asked.length}`;
      return [200, { access_token: token, token_type: 'bearer', expires_in: 86_399 }];
    }
    if (headers.authorization !== `Bearer ${token}`) return [401, { error: 'invalid_token' }];
    const isUser = headers['user_name'] === keys.userName && headers['password'] === keys.password;
    if (!isUser) return [200, { success: false, message: '1008 : Invalid login credentials' }];
    return [200, act(pathname.replace('/enriched/ei/api', ''), searchParams, body)];
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const body = (await buffer(request)).toString('utf8');
    asked.push(url.pathname);
    if (fault === 'away') return response.destroy();
    if (fault === 'busy') return send(response, 503, {});
    const answer = reply(url, request.headers, body);
    if (fault === 'lost') return response.destroy();
    return fault === 'garbled' ? response.end('<html>') : send(response, ...answer);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => send(response, 400, { success: false, message: 'Not understood' }));
  });
  return {
    ...registry,
    asked,
    setFault(next: Fault | null) {
      fault = next;
    },
    /** Ends the token that was given last. */
    endToken() {
      token = '';
    },
    async listen(port = 0, host = '127.0.0.1'): Promise<string> {
      server.listen(port, host);
      await once(server, 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function told(done: Entry | (Refusal & { known?: Entry })): object {
  if ('code' in done) {
    const { code, said, known } = done;
    const result = known
      ? [{ InfCd: 'DUPIRN', Desc: { AckNo: known.ackNo, AckDt: indianTime(known.at), Irn: known.irn } }]
      : null;
    return { success: false, message: `${code} : ${said}`, result };
  }
  const { irn: Irn, ackNo: AckNo, at, signedQr: SignedQRCode, isCancelled } = done;
  return {
    ...OK,
    result: { Irn, AckNo, AckDt: indianTime(at), SignedQRCode, Status: isCancelled ? 'CNL' : 'ACT' },
  };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
