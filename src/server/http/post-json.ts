import { lookup } from 'node:dns';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Its import would load fetch and WebSocket with it, which nothing here uses: 14 MB. */
const { request: requestPlain } = process.getBuiltinModule('node:http');

type Headers = Readonly<Record<string, string>>;
type Answer = { status: number; text: string };
export type PostJson = (url: string, body: string, headers?: Headers) => Promise<Answer>;
export type GetJson = (url: string, headers?: Headers) => Promise<Answer>;

export interface Reach {
  /** What may be on this machine or in its network, without https too: anything in tests, or one simulated gateway. */
  allowPrivate: boolean | ((origin: string) => boolean);
  connectMs?: number;
  answerMs?: number;
}

const MOST_BYTES = 64 * 1024;

export function createPostJson(reach: Reach): PostJson {
  return (url, body, headers) =>
    call(url, { body, headers: { 'content-type': 'application/json', ...headers } }, reach);
}

export function createGetJson(reach: Reach): GetJson {
  return (url, headers = {}) => call(url, { body: null, headers }, reach);
}

/**
 * To an address that a user has given, and so nowhere inside: each address that the name leads to is looked at, and
 * those very addresses are connected to. Redirects are answers like others.
 */
function call(
  url: string,
  { body, headers }: { body: string | null; headers: Headers },
  { connectMs = 1_000, answerMs = 5_000, ...reach }: Reach,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const allowPrivate = mayBePrivate(reach, url);
    const protocol = protocolOf(url, allowPrivate);
    const make = protocol === 'https:' ? requestSecure : requestPlain;
    const request = make(url, {
      method: body === null ? 'GET' : 'POST',
      headers: body === null ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
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
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
        if (text.length > MOST_BYTES) request.destroy(new Error('The answer is too long'));
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.end(body ?? undefined);
  });
}

export function mayBePrivate({ allowPrivate }: Pick<Reach, 'allowPrivate'>, url: string): boolean {
  return typeof allowPrivate === 'boolean' ? allowPrivate : allowPrivate(URL.parse(url)?.origin ?? '');
}

/** Refuses what need not be looked up to be known as wrong. */
function protocolOf(url: string, allowPrivate: boolean): string {
  const { protocol, hostname } = new URL(url);
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:'))
    throw new Error('No address with https');
  if (!allowPrivate && isIP(literal) && isPrivate(literal)) throw new Error('A private address');
  return protocol;
}

const lookUpPublic: LookupFunction = (hostname, options, found) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, '');
    if (addresses.some(({ address }) => isPrivate(address)))
      return found(new Error('The name leads to a private address'), '');
    const [first] = addresses;
    if (options.all) found(null, addresses);
    else found(null, first?.address ?? '', first?.family);
  });
};

/** IANA's special-purpose registries: what is not the public network. 2001::/23 and 2002:: wrap other addresses. */
const NOT_PUBLIC = listOf(
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
  '2001::/23 2001:db8::/32 2002::/16',
);
const GLOBAL_IPV6 = listOf('2000::/3');

export function isPrivate(address: string): boolean {
  if (isIP(address) === 4) return NOT_PUBLIC.check(address, 'ipv4');
  return !GLOBAL_IPV6.check(address, 'ipv6') || NOT_PUBLIC.check(address, 'ipv6');
}

function listOf(...lines: string[]): BlockList {
  const list = new BlockList();
  for (const range of lines.join(' ').split(' ')) {
    const [net = '', bits] = range.split('/');
    list.addSubnet(net, Number(bits), isIP(net) === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}
