import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Joined } from '../src/domain/api/sittings.ts';
import { catalogueOf, createTestStore, simpleItem } from '../src/server/testing/test-stores.ts';
import { waitUntil } from '../src/server/testing/wait-until.ts';
import { type Client, createClient } from './harness/client.ts';
import { percentile, type Row } from './table.ts';

const TABLES = 200;
const PHONES = 4;
/** Each of the 800 guests adds a dish every 13 seconds. */
const PER_SECOND = 60;
const SECONDS = 10;
const BAR_MS = 150;

interface Phone {
  slug: string;
  token: string;
  seen: Map<string, number>;
  close(): void;
}

/** Measures how long a line of a shared cart takes to the other phones of its table, at 200 tables of four. */
export async function benchSittings(url: string): Promise<Row> {
  const client = createClient(url);
  const { storeId, itemId } = await makeStore(client);
  const tables: Phone[][] = [];
  for (let number = 1; number <= TABLES; number++) tables.push(await seat(url, client, storeId, `${number}`));
  const phones = tables.flat();
  const added = new Map<string, { at: number; by: Phone }>();
  const add = async (by: Phone) => {
    const id = randomUUID();
    added.set(id, { at: performance.now(), by });
    await client.call('PUT', `/sittings/${by.slug}/lines/${id}`, {
      headers: { 'sitting-token': by.token },
      body: { itemID: itemId, configs: [], quantity: 1 },
    });
  };
  const sending: Promise<void>[] = [];
  const start = performance.now();
  for (let count = 0; count < PER_SECOND * SECONDS; count++) {
    await sleep(Math.max(0, start + (count * 1000) / PER_SECOND - performance.now()));
    sending.push(add(phones[(count * 7) % phones.length] as Phone));
  }
  await Promise.all(sending);
  const seenBy = (id: string, by: Phone) =>
    phones.filter((phone) => phone !== by && phone.slug === by.slug).map(({ seen }) => seen.get(id));
  const isSeen = () => [...added].every(([id, { by }]) => seenBy(id, by).every((at) => at !== undefined));
  await waitUntil(isSeen, 'every line is on every phone of its table', 5_000).catch(() => {});
  for (const phone of phones) phone.close();
  client.close();
  const delays = [...added].flatMap(([id, { at, by }]) =>
    seenBy(id, by).map((seen) => (seen ?? Number.POSITIVE_INFINITY) - at),
  );
  const p95 = percentile(delays, 0.95);
  return {
    what: `a line on the other phones, ${TABLES} tables of ${PHONES}, ${PER_SECOND}/s, p95`,
    ours: `${p95.toFixed(0)} ms`,
    against: '',
    ratio: null,
    bar: `<= ${BAR_MS} ms`,
    good: p95 <= BAR_MS,
  };
}

async function makeStore(client: Client): Promise<{ storeId: string; itemId: string }> {
  const dishes = Array.from({ length: 40 }, (_, at) => simpleItem(`Dish ${at}`, 100 + at));
  const store = await createTestStore(client, catalogueOf(dishes, { orderTypes: [{ label: 'Dine-In' }] }));
  const headers = { token: store.token };
  const list = `/api/stores/${store.storeId}`;
  const tables = Array.from({ length: TABLES }, (_, at) => ({
    iden: `${at + 1}`,
    idel: 'Table',
    conf: 'Dine-In',
  }));
  await client.call('POST', `${list}/tables`, { ...headers, body: { tables } });
  const { body } = await client.call('GET', `${list}/catalogue`, headers);
  return { storeId: store.storeId, itemId: body.menus[0].categories[0].items[0]._id };
}

/** The first guest opens the table, the others join with its code. */
async function seat(url: string, client: Client, storeId: string, table: string): Promise<Phone[]> {
  const join = async (code?: string) => {
    const body = { table: { iden: table }, ...(code === undefined ? {} : { code }) };
    return (await client.call('POST', `/sittings/web/${storeId}`, { body })).body as Joined;
  };
  const first = await join();
  const { slug } = first.sitting;
  const headers = { 'sitting-token': first.token };
  const { code } = (await client.call('GET', `/sittings/${slug}`, { headers })).body;
  const others = await Promise.all(Array.from({ length: PHONES - 1 }, () => join(code)));
  return Promise.all([first, ...others].map(({ token }) => follow(url, slug, token)));
}

async function follow(url: string, slug: string, token: string): Promise<Phone> {
  const seen = new Map<string, number>();
  const request = get(`${url}/sittings/${slug}/events`, { headers: { 'sitting-token': token } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const lines = createInterface({ input: response });
  lines.on('line', (line) => {
    if (!line.startsWith('data: {')) return;
    const now = performance.now();
    for (const { _id } of JSON.parse(line.slice(6)).lines ?? []) if (!seen.has(_id)) seen.set(_id, now);
  });
  // node:http reports a stream closed from this side as an error.
  lines.on('error', () => {});
  return { slug, token, seen, close: () => request.destroy() };
}
