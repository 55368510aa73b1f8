import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface StreamLoad {
  url: string;
  count: number;
}

/** Sent once all streams have their first event, and again each time that all of them have one more. */
export interface AllHave {
  /** Since the first was opened; and when, by the clock of the machine. */
  ms: number;
  at: number;
}

/** Less than a server lets wait to be accepted. */
const AT_ONCE = 200;

// Opens many streams of one address over raw sockets, and reads them until it is told to leave.
process.once('message', async ({ url, count }: StreamLoad) => {
  const { hostname, port, host, pathname } = new URL(url);
  const request = `GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\naccept: text/event-stream\r\n\r\n`;
  const sockets: Socket[] = [];
  const have: number[] = [];
  const start = performance.now();

  const note = (nth: number) => {
    have[nth] = (have[nth] ?? 0) + 1;
    if (have[nth] < count) return;
    const all: AllHave = { ms: performance.now() - start, at: Date.now() };
    process.send?.(all);
  };

  async function open(): Promise<void> {
    const socket = connect(Number(port), hostname).setNoDelay().setEncoding('latin1');
    sockets.push(socket);
    const first = Promise.withResolvers<void>();
    let events = 0;
    let tail = '';
    socket.once('data', (text: string) => {
      if (!text.startsWith('HTTP/1.1 200')) socket.destroy(new Error(text));
    });
    socket.on('data', (text: string) => {
      const found = (tail + text).split('data: {').length - 1;
      tail = text.slice(-'data: '.length);
      for (let each = 0; each < found; each++) note(events++);
      if (events > 0) first.resolve();
    });
    socket.on('error', first.reject).on('close', () => first.reject(new Error('A stream was closed')));
    await once(socket, 'connect');
    socket.write(request);
    await first.promise;
  }

  let left = count;
  const worker = async () => {
    while (left-- > 0) await open();
  };
  process.once('message', () => {
    for (const socket of sockets) socket.resetAndDestroy();
    process.disconnect();
  });
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
});
