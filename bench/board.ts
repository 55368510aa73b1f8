import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../src/testing/server/wait-until.ts';
import { createClient } from './harness/client.ts';
import type { BenchStore } from './stores.ts';
import { percentile, type Row } from './table.ts';

const PER_SECOND = 100;
const SECONDS = 10;
const BAR_MS = 100;

/** Measures the time from the answer to an order until it is on its store's open board. */
export async function benchBoard(url: string, stores: BenchStore[]): Promise<Row> {
  const seen = new Map<string, number>();
  const boards = await Promise.all(stores.map((store) => openBoard(url, store, seen)));
  const acknowledged = new Map<string, number>();
  const client = createClient(url);
  const place = async ({ path, body }: BenchStore) => {
    const answer = await client.call('POST', path, { body });
    acknowledged.set(answer.body._id, performance.now());
  };
  const sending: Promise<void>[] = [];
  const start = performance.now();
  for (let count = 0; count < PER_SECOND * SECONDS; count++) {
    await sleep(Math.max(0, start + (count * 1000) / PER_SECOND - performance.now()));
    sending.push(place(stores[count % stores.length] as BenchStore));
  }
  await Promise.all(sending);
  await waitUntil(() => seen.size >= acknowledged.size, 'every order is on a board', 2_000).catch(() => {});
  for (const board of boards) board.destroy();
  const delays = [...acknowledged].map(([id, at]) => (seen.get(id) ?? Number.POSITIVE_INFINITY) - at);
  const p99 = percentile(delays, 0.99);
  return {
    what: `acknowledged -> on the board, ${PER_SECOND}/s, p99`,
    ours: `${Math.max(0, p99).toFixed(0)} ms`,
    against: '',
    ratio: null,
    bar: `<= ${BAR_MS} ms`,
    good: p99 <= BAR_MS,
  };
}

async function openBoard(url: string, { storeId, token }: BenchStore, seen: Map<string, number>) {
  const request = get(`${url}/api/stores/${storeId}/events`, {
    headers: { authorization: `token ${token}` },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const lines = createInterface({ input: response });
  lines.on('line', (line) => {
    const id = /^data: \{"_id":"([^"]+)"/.exec(line)?.[1];
    if (id) seen.set(id, performance.now());
  });
  // node:http reports a stream closed from this side as an error. Boards leave like that.
  lines.on('error', () => {});
  return request;
}
