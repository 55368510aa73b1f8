import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { atEnd } from '#testing/server/at-end.ts';
import { waitUntil } from '#testing/server/wait-until.ts';

const CUT = Buffer.from([0x1d, 0x56, 66, 0]);

export interface FakePrinter {
  /** The address as typed into the settings. */
  address: string;
  /** The printed tickets, as bytes. */
  tickets: Buffer[];
  /** The answer to a status question; null for silence. */
  state: { status: number; paper: number } | null;
  /** Dies after that many bytes, and how: the line breaks, ends, or is just silent, as without power. */
  breakAfter: number | null;
  breaksBy: 'reset' | 'end' | 'silence';
  /** Takes connections and does nothing with them. */
  isHung: boolean;
  /** The most simultaneous connections so far. */
  mostAtOnce: number;
  switchOff(): Promise<void>;
  switchOn(): Promise<void>;
  until(tickets: number): Promise<void>;
}

export const READY = { status: 0x12, paper: 0x12 };

/** A printer in the network that takes ESC/POS, answers DLE EOT and cuts. */
export async function useFakePrinter(): Promise<FakePrinter> {
  let server: Server | null = null;
  let port = 0;
  const open = new Set<Socket>();
  const printer: FakePrinter = {
    address: '',
    tickets: [],
    state: READY,
    breakAfter: null,
    breaksBy: 'reset',
    isHung: false,
    mostAtOnce: 0,
    async switchOff() {
      for (const socket of open) socket.destroy();
      await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
      server = null;
    },
    async switchOn() {
      server = createServer((socket) => serve(printer, socket, open));
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      port = (server.address() as AddressInfo).port;
      printer.address = `127.0.0.1:${port}`;
    },
    until: (count) => waitUntil(() => printer.tickets.length >= count, `${count} tickets are printed`),
  };
  await printer.switchOn();
  atEnd(() => printer.switchOff());
  return printer;
}

function serve(printer: FakePrinter, socket: Socket, open: Set<Socket>): void {
  open.add(socket);
  printer.mostAtOnce = Math.max(printer.mostAtOnce, open.size);
  socket.on('close', () => open.delete(socket));
  socket.on('error', () => {});
  if (printer.isHung) return;
  let paper: Buffer = Buffer.alloc(0);
  let taken = 0;
  socket.on('data', (chunk) => {
    taken += chunk.length;
    if (printer.breakAfter !== null && taken > printer.breakAfter) {
      printer.breakAfter = null;
      socket.removeAllListeners('data');
      if (printer.breaksBy === 'reset') socket.resetAndDestroy();
      if (printer.breaksBy === 'end') socket.end();
      return;
    }
    const job = answerQuestions(printer, socket, chunk);
    paper = cutTickets(Buffer.concat([paper, job]), printer.tickets);
  });
}

/** Takes the status questions out of a chunk and answers them. */
function answerQuestions({ state }: FakePrinter, socket: Socket, chunk: Buffer): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = chunk.indexOf('\x10\x04', from); at >= 0; at = chunk.indexOf('\x10\x04', from)) {
    parts.push(chunk.subarray(from, at));
    const asked = chunk[at + 2];
    if (state) socket.write(Buffer.from([asked === 4 ? state.paper : state.status]));
    from = at + 3;
  }
  return Buffer.concat([...parts, chunk.subarray(from)]);
}

function cutTickets(paper: Buffer, tickets: Buffer[]): Buffer {
  let rest = paper;
  for (let at = rest.indexOf(CUT); at >= 0; at = rest.indexOf(CUT)) {
    tickets.push(Buffer.from(rest.subarray(0, at + CUT.length)));
    rest = rest.subarray(at + CUT.length);
  }
  return rest;
}
