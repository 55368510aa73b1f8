import { networkInterfaces } from 'node:os';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { EnvError } from '../env-values.ts';

const REASONS: Record<string, string> = {
  EADDRINUSE: 'another program listens there',
  EACCES: 'this user may not listen there',
  EADDRNOTAVAIL: 'this machine does not have that address',
  ENOTFOUND: 'there is no such host',
};

/** Reports an address that can't be used as a wrong value of PORT or HOST. */
export async function listen(app: App, { port, host }: { port: number; host: string }): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    throw new EnvError(`PORT ${port} on HOST ${host} must be free: ${reason}. Set PORT or HOST to another.`);
  }
}

const REQUESTS_MS = 3_500;

/** Accepts no new requests and waits for those in flight. Slow ones are cut off, for the database's sake. */
export async function endRequests(app: App): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), REQUESTS_MS);
  await app.close();
  clearTimeout(cut);
}

/** The address at which a telephone in the same network finds this machine. */
export function findLocalAddress(): string | null {
  const addresses = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
}
