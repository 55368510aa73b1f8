import type { Socket } from 'node:net';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { networkOfSocket } from './network.ts';
import { asHolder, createShares } from './shares.ts';

/** A restaurant's wifi is one address: 200 guests' browsers have up to six connections each. */
export const CONNECTIONS = { network: 2_000, wideNetwork: 8_000, all: 20_000 } as const;
/** Streams have a heartbeat every 15 s, and an idle connection may be kept for 65 s. */
export const SILENT_MS = 120_000;

/** Only for a server without a proxy, because a proxy holds everybody's connections. */
export function shareConnections({ server }: App, scale: number): void {
  const shares = createShares(CONNECTIONS, { scale, comeBackMs: 0 });
  server.on('connection', (socket: Socket) => {
    const giveBack = shares.tryTake(asHolder(networkOfSocket(socket)));
    if (giveBack) socket.once('close', giveBack);
    else socket.destroy();
  });
}
