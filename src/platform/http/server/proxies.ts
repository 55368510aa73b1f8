import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { isIn, parseNetworks } from './networks.ts';

const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];
/** Whether a proxy has passed a request on. */
export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  FORWARDED.some((name) => headers[name] !== undefined);

const LOOPBACK = ['127.0.0.0/8', '::1/128'];

/** The networks that a list of proxies may name. */
export const NAMED_NETWORKS: Record<string, string[]> = {
  loopback: LOOPBACK,
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

export function isProxyEntry(entry: string): boolean {
  const [address = '', bits = '0', ...more] = entry.trim().split('/');
  const most = isIP(address) === 4 ? 32 : 128;
  const isMask = isIP(bits) === 4 || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  const isNetwork = isIP(address) !== 0 && isMask && more.length === 0;
  return isNetwork || Object.hasOwn(NAMED_NETWORKS, entry.trim());
}

/**
 * Whether a connection from this address is that of this machine or of a proxy. A number of proxies names none, so
 * whoever connects is the nearest of them.
 */
export function proxiesOf(trusted: boolean | number | string): (address: string) => boolean {
  if (trusted === true || (typeof trusted === 'number' && trusted > 0)) return () => true;
  const entries = typeof trusted === 'string' ? trusted.split(',').map((entry) => entry.trim()) : [];
  const networks = parseNetworks([
    ...LOOPBACK,
    ...entries.flatMap((entry) => NAMED_NETWORKS[entry] ?? [withBits(entry)]),
  ]);
  return (address) => isIn(networks, address);
}

/** `10.0.0.0/255.0.0.0` as `10.0.0.0/8`, and an address as a network of its own. */
function withBits(entry: string): string {
  const [address = '', bits = isIP(address) === 4 ? '32' : '128'] = entry.split('/');
  const ones = (part: string) => Number(part).toString(2).replaceAll('0', '').length;
  return `${address}/${isIP(bits) === 0 ? bits : bits.split('.').reduce((sum, part) => sum + ones(part), 0)}`;
}
