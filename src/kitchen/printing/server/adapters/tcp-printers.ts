import { connect, type Socket } from 'node:net';
import { isIn, parseNetworks } from '#platform/http/server/networks.ts';
import type { LanPrinters } from '#platform/ports/server/printers.ts';
import { PrinterError, type PrinterLine, printThrough } from '../../rules/print-through.ts';

interface Options {
  /** The ports that printers may have. */
  ports: { from: number; to: number };
  /** The networks that printers may be in: never this machine itself, nor what only it can reach. */
  networks?: readonly string[];
  connectMs?: number;
  /** How long a status answer may take. */
  answerMs?: number;
  /** How long a print may take. */
  printMs?: number;
}

const LAN = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];

const GOODBYE_MS = 1_000;

/** Printers that take ESC/POS over plain TCP. */
export function createTcpPrinters({
  ports,
  networks = LAN,
  connectMs = 3_000,
  answerMs = 700,
  printMs = 15_000,
}: Options): LanPrinters {
  const lan = parseNetworks(networks);
  return {
    mayCall: ({ host, port }) => isIn(lan, host) && port >= ports.from && port <= ports.to,
    async print({ answers, ...address }, bytes) {
      const line = await open(address, connectMs);
      try {
        return await printThrough(line, bytes, { answerMs, printMs, answers });
      } finally {
        line.close();
      }
    },
  };
}

interface Line extends PrinterLine {
  close(): void;
}

async function open(address: { host: string; port: number }, connectMs: number): Promise<Line> {
  const socket = connect({ ...address, noDelay: true });
  let failure: Error | null = null;
  socket.on('error', (error) => {
    failure = error;
  });
  const isOpen = await first(socket, ['connect'], connectMs);
  if (!isOpen) {
    socket.destroy();
    throw new PrinterError('silent', false);
  }
  const answers: number[] = [];
  socket.on('data', (chunk: Buffer) => void answers.push(...chunk));
  let hasWritten = false;
  const isBroken = () => failure !== null || socket.destroyed;
  return {
    async ask(question, withinMs) {
      answers.length = 0;
      if (isBroken()) throw new PrinterError('broken-off', hasWritten);
      socket.write(question);
      await first(socket, ['data'], withinMs);
      if (isBroken()) throw new PrinterError('broken-off', hasWritten);
      return answers[0] ?? null;
    },
    async write(bytes, withinMs) {
      hasWritten = true;
      const isDrained = socket.write(bytes) || (await first(socket, ['drain'], withinMs));
      if (!isDrained || isBroken()) throw new PrinterError('broken-off', true);
    },
    async finish(withinMs) {
      socket.end();
      const isTaken = socket.writableFinished || (await first(socket, ['finish'], withinMs));
      // Many printers keep the connection open silently. An error would have arrived by then.
      if (isTaken) await first(socket, ['end'], GOODBYE_MS);
      if (!isTaken || failure !== null) throw new PrinterError('broken-off', true);
    },
    close: () => socket.destroy(),
  };
}

/** Whether one of the events happens before an error, the end of the connection, or the timeout. */
function first(socket: Socket, events: string[], withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const others = ['error', 'close', 'end'].filter((name) => !events.includes(name));
    const settle = (isSo: boolean) => {
      clearTimeout(timer);
      for (const name of events) socket.off(name, yes);
      for (const name of others) socket.off(name, no);
      resolve(isSo);
    };
    const yes = () => settle(true);
    const no = () => settle(false);
    const timer = setTimeout(no, withinMs);
    for (const name of events) socket.once(name, yes);
    for (const name of others) socket.once(name, no);
  });
}
