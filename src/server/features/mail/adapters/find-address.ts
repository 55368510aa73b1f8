import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPrivate } from '../../../platform/http/call-outside.ts';
import { MailServerError } from '../../../platform/ports/mail-servers.ts';

export interface ServerRules {
  /** Whether addresses may be private and ports any, in tests and where the operator wants it. */
  allowPrivate: boolean;
  ports: readonly number[];
}

interface Found {
  /** The very address to connect to, so that a second look at the name can't lead elsewhere. */
  address: string;
  /** The name in the certificate. An address has none. */
  name: { servername: string } | object;
}

/** Finds where to connect to, unless it is private or no port for mail. */
export async function findAddress(
  { host, port }: { host: string; port: number },
  { allowPrivate, ports }: ServerRules,
): Promise<Found> {
  if (!allowPrivate && !ports.includes(port)) throw new MailServerError('port', 'No port for mail');
  const found = isIP(host) ? [{ address: host }] : await lookUp(host);
  const [first] = found;
  if (!first) throw new MailServerError('name', 'The name has no address');
  if (!allowPrivate && found.some(({ address }) => isPrivate(address)))
    throw new MailServerError('private', 'The name leads to a private address');
  return { address: first.address, name: isIP(host) ? {} : { servername: host } };
}

async function lookUp(host: string): Promise<{ address: string }[]> {
  try {
    // Many machines have no way to IPv6.
    return await lookup(host, { all: true, order: 'ipv4first' });
  } catch {
    throw new MailServerError('name', 'The name is not known');
  }
}
