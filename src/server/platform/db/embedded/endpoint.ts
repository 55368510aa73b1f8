import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Layout } from './layout.ts';
import type { RunAs } from './run-as.ts';
import { makeSocketDir, SOCKET_PORT } from './socket-dir.ts';

export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

export const LOOPBACK = '127.0.0.1';

/** Where the server listens: a socket that only this user reaches; without such sockets, loopback. */
export async function makeEndpoint(
  layout: Layout,
  runAs: RunAs,
  hasUnixSockets: boolean,
): Promise<Endpoint & { settings: Record<string, string> }> {
  if (hasUnixSockets) {
    const host = await makeSocketDir(layout.name, runAs.owner);
    const settings = {
      listen_addresses: '',
      // Quoted: it is a list, where a comma or a blank in a path would separate.
      unix_socket_directories: `"${host.replaceAll('"', '""')}"`,
      unix_socket_permissions: '0700',
      port: String(SOCKET_PORT),
    };
    return { host, port: SOCKET_PORT, settings };
  }
  const port = await findFreePort();
  const settings = { listen_addresses: LOOPBACK, unix_socket_directories: '', port: String(port) };
  return { host: LOOPBACK, port, settings };
}

/** Of a running server, from what it wrote into its pid file. */
export function endpointOf(found: { port: number; socketDir: string }): Endpoint {
  return { host: found.socketDir || LOOPBACK, port: found.port };
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, LOOPBACK);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
