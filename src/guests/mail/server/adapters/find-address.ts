import { isIP } from 'node:net';
import { findAddresses, PrivateAddress } from '#platform/http/server/outside/call-outside.ts';
import { MailServerError } from '#platform/ports/server/mail-servers.ts';

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
  const [{ address }] = await findAddresses(host, allowPrivate).catch((error: unknown) => {
    const isPrivate = error instanceof PrivateAddress;
    throw isPrivate
      ? new MailServerError('private', error.message)
      : new MailServerError('name', 'The name is not known');
  });
  return { address, name: isIP(host) ? {} : { servername: host } };
}
