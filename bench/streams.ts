import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { STEPS } from '../src/ordering/orders/rules/order.ts';
import { waitUntil } from '../src/testing/server/wait-until.ts';
import { startBare } from './bare.ts';
import { createClient } from './harness/client.ts';
import { type Program, residentKbOf } from './harness/program.ts';
import type { BenchStore } from './stores.ts';
import type { AllHave, StreamLoad } from './stream-load.ts';
import { median, type Row } from './table.ts';

const STREAMS = 10_000;
const WARM_UP = 500;
const CHANGES = STEPS.slice(1);
const BARS = { times: 2, kB: 16, ms: 60 };

/** Measures ten thousand streams of one order: opening them, what they keep in memory, and a change that all get. */
export async function benchStreams(
  url: string,
  { pid }: Pick<Program, 'pid'>,
  store: BenchStore,
): Promise<Row[]> {
  const client = createClient(url);
  const { body: order } = await client.call('POST', store.path, { body: store.body });
  const path = `/order/status/${order.slug}/events`;
  const bare = await startBare(await beginningOf(url + path), 'stream');
  const noneIsLeft = async () =>
    (await client.call('GET', '/metrics')).text.includes('thali_streams_open 0\n');

  await (await open(bare.url, WARM_UP)).close();
  await (await open(url + path, WARM_UP)).close();
  await waitUntil(noneIsLeft, 'all readers have left');
  const bareBefore = residentKbOf(bare.pid);
  const theirs = await open(bare.url, STREAMS);
  const bareKB = (residentKbOf(bare.pid) - bareBefore) / STREAMS;
  const bareDelays: number[] = [];
  for (const _ of CHANGES) {
    const all = theirs.next();
    const asked = Date.now();
    bare.sendAgain();
    bareDelays.push((await all).at - asked);
  }
  await theirs.close();
  bare.stop();
  const before = residentKbOf(pid);
  const ours = await open(url + path, STREAMS);
  const kB = (residentKbOf(pid) - before) / STREAMS;
  const delays: number[] = [];
  for (const [at, to] of CHANGES.entries()) {
    const all = ours.next();
    const asked = Date.now();
    const state = `/api/stores/${store.storeId}/orders/${order._id}/state`;
    await client.call('POST', state, { token: store.token, body: { from: STEPS[at], to } });
    delays.push((await all).at - asked);
  }
  await ours.close();
  client.close();
  const ratio = ours.ms / theirs.ms;
  return [
    {
      what: `${STREAMS} streams of one order are open`,
      ours: `${ours.ms.toFixed(0)} ms`,
      against: `${theirs.ms.toFixed(0)} ms`,
      ratio,
      bar: `<= ${BARS.times}`,
      good: ratio <= BARS.times,
    },
    within('memory of each of them', { ours: kB, against: bareKB }, 'kB', BARS.kB),
    within(
      'a change is asked for -> all of them have it',
      { ours: median(delays), against: median(bareDelays) },
      'ms',
      // Where a bare server takes longer, the machine can do no better.
      Math.max(BARS.ms, Math.round(median(bareDelays))),
    ),
  ];
}

function within(what: string, figures: { ours: number; against: number }, unit: string, most: number): Row {
  return {
    what,
    ours: `${figures.ours.toFixed(0)} ${unit}`,
    against: `${figures.against.toFixed(0)} ${unit}`,
    ratio: figures.ours / figures.against,
    bar: `<= ${most} ${unit}`,
    good: figures.ours <= most,
  };
}

interface Opened {
  ms: number;
  /** Resolves when all of them have got one more event. */
  next(): Promise<AllHave>;
  close(): Promise<void>;
}

async function open(url: string, count: number): Promise<Opened> {
  const child = fork(new URL('./stream-load.ts', import.meta.url));
  const next = async () => {
    const [all] = await Promise.race([once(child, 'message'), endOf(child)]);
    return all as AllHave;
  };
  const load: StreamLoad = { url, count };
  child.send(load);
  const { ms } = await next();
  return {
    ms,
    next,
    async close() {
      child.send('leave');
      await once(child, 'exit');
    },
  };
}

async function endOf(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`The readers have ended with ${code}`);
}

/** The head and the first events of a stream, as a new reader gets them. */
async function beginningOf(url: string): Promise<Parameters<typeof startBare>[0]> {
  const request = get(url);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const { date: _, connection: __, 'transfer-encoding': ___, ...headers } = response.headers;
  const chunks: Buffer[] = [];
  for await (const chunk of response) {
    chunks.push(chunk as Buffer);
    if (/data: .*\n\n/.test(`${Buffer.concat(chunks)}`)) break;
  }
  return { headers, body: Buffer.concat(chunks) };
}
