import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isIn, parseNetworks } from '../networks.ts';

/** A plain import would also load fetch and WebSocket, 14 MB that nothing here uses. */
const { request: requestPlain } = process.getBuiltinModule('node:http');

export interface OutsideCall {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
}

export interface OutsideAnswer {
  status: number;
  text: string;
}

export type CallOutside = (call: OutsideCall) => Promise<OutsideAnswer>;

export interface OutsideOptions {
  /** Which addresses may be private and without https: all in tests, or one simulated gateway. */
  allowPrivate: boolean | ((origin: string) => boolean);
  /** Whether public addresses may be without https, where nothing is secret. */
  allowPlain?: boolean;
  connectMs?: number;
  answerMs?: number;
  mostBytes?: number;
}

interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const MOST_BYTES = 64 * 1024;

/**
 * Calls an address that a user has entered, and so never a private one. Each resolved address is checked, and exactly
 * those are connected to. Redirects are answers like any other.
 */
export function createCallOutside(options: OutsideOptions): CallOutside {
  const send = createSendOutside(options);
  return async (call) => {
    const { status, body } = await send(call);
    return { status, text: body.toString('utf8') };
  };
}

export function createSendOutside(options: OutsideOptions): (call: OutsideCall) => Promise<RawAnswer> {
  const { allowPlain = false, connectMs = 1_000, answerMs = 5_000, mostBytes = MOST_BYTES } = options;
  return ({ url, method = 'POST', headers = {}, body = '' }) =>
    new Promise((resolve, reject) => {
      const allowPrivate = mayBePrivate(options, url);
      const { protocol } = new URL(url);
      if (!isOutside(url, allowPrivate, allowPlain))
        throw new Error('A private address, or one without https');
      const make = protocol === 'https:' ? requestSecure : requestPlain;
      const request = make(url, {
        method,
        headers: method === 'GET' ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        ...(allowPrivate ? {} : { lookup: lookUpPublic }),
      });
      const giveUp = (what: string) => request.destroy(new Error(`No ${what} in time`));
      const connecting = setTimeout(giveUp, connectMs, 'connection');
      const answering = setTimeout(giveUp, connectMs + answerMs, 'answer');
      request.on('socket', (socket) => socket.once('connect', () => clearTimeout(connecting)));
      request.on('error', reject);
      request.on('close', () => {
        clearTimeout(connecting);
        clearTimeout(answering);
        reject(new Error('The answer was broken off'));
      });
      request.on('response', (response) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          bytes += chunk.length;
          if (bytes > mostBytes) request.destroy(new Error('The answer is too long'));
        });
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, body: Buffer.concat(chunks) });
        });
      });
      request.end(method === 'GET' ? undefined : body);
    });
}

export function mayBePrivate({ allowPrivate }: Pick<OutsideOptions, 'allowPrivate'>, url: string): boolean {
  return typeof allowPrivate === 'boolean' ? allowPrivate : allowPrivate(URL.parse(url)?.origin ?? '');
}

/** Checks the address itself. What a name resolves to is checked when it is called. */
export function isOutside(address: string, allowPrivate: boolean, allowPlain = false): boolean {
  const url = URL.parse(address);
  if (url === null) return false;
  if (url.username !== '' || url.password !== '') return false;
  const protocols = allowPrivate || allowPlain ? ['https:', 'http:'] : ['https:'];
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  return protocols.includes(url.protocol) && (allowPrivate || !(isIP(literal) && isPrivate(literal)));
}

const lookUpPublic: LookupFunction = (hostname, options, found) => {
  findAddresses(hostname).then(
    (addresses) => found(null, options.all ? addresses : addresses[0].address, addresses[0].family),
    (error: Error) => found(error, ''),
  );
};

/** What a name leads to that resolves to a private address. */
export class PrivateAddress extends Error {}

type Addresses = [LookupAddress, ...LookupAddress[]];

/**
 * Where a host is that a user has entered: the very addresses to connect to, so that a second look at the name can't lead
 * elsewhere. Many machines have no way to IPv6.
 */
export async function findAddresses(host: string, allowPrivate = false): Promise<Addresses> {
  const found = await lookup(host, { all: true, order: 'ipv4first' });
  if (!allowPrivate && found.some(({ address }) => isPrivate(address)))
    throw new PrivateAddress('The name leads to a private address');
  return found as Addresses;
}

/** IANA's special-purpose ranges, which are not the public network. 2001::/23 and 2002::/16 wrap other addresses. */
const NOT_PUBLIC = parseNetworks(
  [
    '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
    '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
    '2001::/23 2001:db8::/32 2002::/16',
  ].flatMap((line) => line.split(' ')),
);
const GLOBAL_IPV6 = parseNetworks(['2000::/3']);

export function isPrivate(address: string): boolean {
  return isIn(NOT_PUBLIC, address) || (isIP(address) !== 4 && !isIn(GLOBAL_IPV6, address));
}
