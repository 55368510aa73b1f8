import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** An address in front of another server, as a proxy or a moved IP address gives one, and what can go wrong on the way. */
export interface Door {
  port: number;
  /** Each piece takes so long on its way, in both directions. */
  slow(ms: number): void;
  /** Connections are refused, and those that are open are lost. */
  refuse(): void;
  /** Ends what `refuse` and `slow` began. */
  mend(): Promise<void>;
  /** Loses the connection that has been open longest. */
  cutOne(): void;
  cut(): void;
  /** How many connections there are, on both sides. */
  count(): number;
  close(): void;
}

/** Null: connections are accepted, and nobody ever answers. */
type Target = () => { host: string; port: number } | null;

export async function openDoor(target: Target): Promise<Door> {
  const open = new Set<Socket>();
  let delay = 0;
  const keep = (socket: Socket, other?: Socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      open.delete(socket);
      other?.destroy();
    });
  };
  const wait = () =>
    new Transform({
      async transform(piece, _, done) {
        if (delay > 0) await sleep(delay);
        done(null, piece);
      },
    });
  const server = createServer((client) => {
    const found = target();
    if (found === null) {
      keep(client);
      client.resume();
      return;
    }
    const { host, port } = found;
    const behind = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);
    keep(client, behind);
    keep(behind, client);
    client.pipe(wait()).pipe(behind).pipe(wait()).pipe(client);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const refuse = () => {
    if (server.listening) server.close();
    cut();
  };
  return {
    port,
    slow(ms) {
      delay = ms;
    },
    refuse,
    async mend() {
      delay = 0;
      if (!server.listening) await listen(port);
    },
    cutOne: () => void [...open][0]?.destroy(),
    cut,
    count: () => open.size,
    close: refuse,
  };
}
