import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Fired } from './load.ts';
import { percentile } from './table.ts';

export interface PreparedCall {
  method: 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body: string;
}

export interface CallLoad {
  url: string;
  connections: number;
  seconds: number;
  /** Sent in turn, each with an idempotency key of its own. */
  calls: PreparedCall[];
}

const HEAD_END = '\r\n\r\n';

// Makes as many calls as are answered over some connections. Requests are prepared texts that only lack
// their key, since building them would take CPU from the server under test.
process.once('message', async ({ url, connections, seconds, calls }: CallLoad) => {
  const { hostname, port } = new URL(url);
  const requests = calls.map(({ method, path, headers = {}, body }) => {
    const length = Buffer.byteLength(body);
    const head = `${method} ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\n`;
    const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return {
      before: `${head}${more.join('')}content-length: ${length}\r\nidempotency-key: `,
      after: `${HEAD_END}${body}`,
    };
  });
  const latencies: number[] = [];
  let [turn, refused] = [0, 0];
  const start = performance.now();
  const end = start + seconds * 1000;

  async function work(): Promise<void> {
    const socket = connect(Number(port), hostname).setNoDelay().setEncoding('latin1');
    await once(socket, 'connect');
    let sentAt = 0;
    let unread = '';
    const send = () => {
      const request = requests[turn++ % requests.length];
      sentAt = performance.now();
      if (sentAt >= end) socket.end();
      else socket.write(`${request?.before}${randomUUID()}${request?.after}`);
    };
    socket.on('data', (text: string) => {
      unread += text;
      const size = answerSize(unread);
      if (size === null || unread.length < size) return;
      if (unread.startsWith('HTTP/1.1 20')) latencies.push(performance.now() - sentAt);
      else refused++;
      unread = unread.slice(size);
      send();
    });
    send();
    await once(socket, 'close');
  }

  await Promise.all(Array.from({ length: connections }, work));
  const fired: Fired = {
    answered: latencies.length,
    perSecond: (latencies.length * 1000) / (performance.now() - start),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    refused,
  };
  process.send?.(fired);
  process.disconnect();
});

/** Returns the size of head and body; null while the head is incomplete. */
function answerSize(text: string): number | null {
  const head = text.indexOf(HEAD_END);
  if (head < 0) return null;
  const length = /content-length: (\d+)/i.exec(text)?.[1];
  return head + HEAD_END.length + Number(length);
}
