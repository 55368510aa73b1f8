import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { CHANNELS } from '#ordering/channels/rules/channel.ts';
import { createServices } from '../src/apps/server/program/create-services.ts';
import { placeOrder } from '../src/ordering/placing/server/place-order.ts';
import { readOrder } from '../src/ordering/placing/server/read-order.ts';
import { createContext } from '../src/platform/context/server/context.ts';
import { type Connection, openDatabase } from '../src/platform/db/server/client.ts';
import { parseNetwork } from '../src/platform/limits/server/network.ts';
import { plainParts } from '../src/testing/server/plain-parts.ts';
import type { BenchStore } from './stores.ts';

export interface BareSql {
  connection: Connection;
  stores: BenchStore[];
  connections: number;
  seconds: number;
}

export interface BareFired {
  perSecond: number;
  /** Processor time of the loop for each order. */
  ms: number;
}

type Statement = { config: pg.QueryConfig & { rowMode?: 'array' }; values: unknown[] };

// Records the statements of placing one order, and repeats only these in a loop.
process.once('message', async ({ connection, stores, connections, seconds }: BareSql) => {
  const database = openDatabase(connection, () => {});
  const recorded = await record(database, stores[0] as BenchStore);
  const until = performance.now() + seconds * 1000;
  const before = process.cpuUsage();
  let placed = 0;
  const worker = async () => {
    const client = await database.pool.connect();
    while (performance.now() < until) {
      const store = stores[placed++ % stores.length] as BenchStore;
      await replay(client, recorded, store.storeId);
    }
    client.release();
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const { user, system } = process.cpuUsage(before);
  await database.close();
  const fired: BareFired = { perSecond: placed / seconds, ms: (user + system) / 1000 / placed };
  process.send?.(fired);
  process.disconnect();
});

interface Recorded {
  statements: Statement[];
  storeId: string;
}

async function record(database: ReturnType<typeof openDatabase>, store: BenchStore): Promise<Recorded> {
  const services = createServices({ ...plainParts(database.db), pollMs: 60_000 });
  const network = parseNetwork('127.0.0.1');
  const by = { storeId: store.storeId, channel: CHANNELS.guest, client: { network, device: 'bench' } };
  const order = () =>
    placeOrder(
      createContext(services, { kind: 'guest' }),
      readOrder(by, JSON.parse(store.body), randomUUID()),
    );
  await order();
  const statements: Statement[] = [];
  const client = await database.pool.connect();
  const { prototype } = client.constructor as { prototype: pg.ClientBase };
  client.release();
  const query = prototype.query;
  prototype.query = function (this: pg.ClientBase, ...parts: unknown[]) {
    const [first, values] = parts;
    const config = typeof first === 'string' ? { text: first } : (first as Statement['config']);
    const given = Array.isArray(values) ? values : (config.values ?? []);
    statements.push({ config, values: given });
    return (query as (...parts: unknown[]) => unknown).apply(this, parts);
  } as typeof query;
  await order();
  prototype.query = query;
  await services.feeds.close();
  return { statements, storeId: store.storeId };
}

/** Repeats the statements with fresh ids, so that unique values stay unique. */
async function replay(
  client: pg.PoolClient,
  { statements, storeId }: Recorded,
  otherStore: string,
): Promise<void> {
  const fresh = new Map([[storeId, otherStore]]);
  const renew = (id: string) => {
    const other = fresh.get(id) ?? randomUUID();
    fresh.set(id, other);
    return other;
  };
  for (const { config, values } of statements) {
    const renewed = values.map((value) => (typeof value === 'string' ? value.replace(UNIQUE, renew) : value));
    await client.query({ ...config, values: renewed });
  }
}

/** Ids, keys and slugs, anywhere in a value. */
const UNIQUE = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[a-z2-9]{7}-[\w-]{22}/g;
