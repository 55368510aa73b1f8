import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6, type Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The origin of a request, as precisely as limits distinguish it. Made only here. */
export interface Network {
  /** An IPv4 address, or the /64 that one household or restaurant has. */
  readonly near: string;
  /** The /48 that a customer of a provider may have; null for IPv4. */
  readonly wide: string | null;
}

/** The one place that reads the address of a request. */
export function networkOf({ ip }: FastifyRequest): Network {
  return parseNetwork(ip);
}

/** The network at the other end of the socket, which behind a proxy is the proxy's. */
export function networkOfSocket({ remoteAddress = '' }: Socket): Network {
  return parseNetwork(remoteAddress);
}

/** What makes a call within the process come from where the caller is. */
export const sameOrigin = ({ socket }: FastifyRequest): { remoteAddress: string } => ({
  remoteAddress: socket.remoteAddress ?? '',
});

export function parseNetwork(address: string): Network {
  const [text = ''] = address.trim().split('%');
  if (isIPv4(text)) return { near: text, wide: null };
  if (!isIPv6(text)) return parseWithPort(text);
  const groups = expand(text);
  const embedded = parseEmbedded(groups);
  if (embedded !== null) return { near: embedded, wide: null };
  return { near: `${groups.slice(0, 4).join(':')}::/64`, wide: `${groups.slice(0, 3).join(':')}::/48` };
}

/** Some proxies add the port. All unreadable addresses share one key, so that made-up text makes no new one. */
function parseWithPort(text: string): Network {
  const found = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text);
  const inner = found?.[1] ?? found?.[2];
  return inner && (isIPv4(inner) || isIPv6(inner)) ? parseNetwork(inner) : { near: 'unknown', wide: null };
}

function expand(text: string): string[] {
  const [head = '', tail] = text.replace(/[\d.]+$/, dottedAsGroups).split('::');
  const left = groupsOf(head);
  const right = groupsOf(tail ?? '');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right];
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16).toString(16));
}

function dottedAsGroups(text: string): string {
  if (!isIPv4(text)) return text;
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

/** An IPv4 address that a listener for both kinds writes as ::ffff:192.0.2.1. */
function parseEmbedded(groups: string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Who holds the other end of the connection: a proxy, where there is one. */
export function peerOf({ socket }: IncomingMessage): string {
  return socket.remoteAddress ?? '';
}
