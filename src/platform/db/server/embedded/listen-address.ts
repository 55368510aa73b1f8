import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Layout } from './layout.ts';
import type { RunAs } from './run-as.ts';
import { makeSocketDir, SOCKET_PORT } from './socket-dir.ts';

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

export const LOOPBACK = '127.0.0.1';

/** Chooses where the server listens: a socket that only this user can open or, without such sockets, loopback. */
export async function makeListenAddress(
  layout: Layout,
  runAs: RunAs,
  hasUnixSockets: boolean,
): Promise<ListenAddress & { settings: Record<string, string> }> {
  if (hasUnixSockets) {
    const host = await makeSocketDir(layout.name, runAs.owner);
    const settings = {
      listen_addresses: '',
      // Quoted, because a comma or blank in the path would separate entries of the list.
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

/** Where a running server listens, from its pid file. */
export function listenAddressOf(found: { port: number; socketDir: string }): ListenAddress {
  return { host: found.socketDir || LOOPBACK, port: found.port };
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, LOOPBACK);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
