import { parseArgs } from 'node:util';
import { withClient } from '../src/server/testing/with-client.ts';
import { createClient } from './harness/client.ts';
import { connectionOf } from './harness/database.ts';
import { launch, newDataDir, whenReady } from './harness/program.ts';
import { fire } from './load.ts';
import { drawStores, type Spread } from './many/draw.ts';
import { seedStores, slugOf } from './many/seed-stores.ts';
import { printTable, type Row } from './table.ts';

// Measures pages and menu calls of many stores, drawn at random, after a restart and when all were read once.
const { values } = parseArgs({
  options: {
    stores: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '5' },
    /** A folder that stays, so that the next run need not seed it again. */
    data: { type: 'string' },
  },
});
const stores = Number(values.stores);
const seconds = Number(values.seconds);
const CONNECTIONS = 20;
const DRAWS = 40_000;
const HEADERS = { 'accept-encoding': 'br' };

const page = (no: number) => `/${slugOf(no)}`;
const menu = (no: number) => `/profile/web/${slugOf(no)}/19-30`;
const rows: Row[] = [];

const made =
  values.data === undefined ? await newDataDir() : { dataDir: values.data, remove: async () => {} };
let program = launch({ dataDir: made.dataDir });
let url = await whenReady(program);
async function restart(): Promise<void> {
  await program.stop();
  program = launch({ dataDir: made.dataDir });
  url = await whenReady(program);
}

async function measure(
  what: string,
  addressOf: (no: number) => string,
  spread: Spread,
  bar: number | null,
): Promise<void> {
  const paths = drawStores(stores, spread, DRAWS).map(addressOf);
  const { perSecond, p99, refused } = await fire({
    url,
    connections: CONNECTIONS,
    seconds,
    headers: HEADERS,
    paths,
  });
  if (refused > 0) throw new Error(`${what}: ${refused} requests were refused`);
  rows.push({
    what: `${what}, ${spread}`,
    ours: `${perSecond.toFixed(0)}/s, p99 ${p99} ms`,
    against: `${program.residentMb().toFixed(0)} MB`,
    ratio: null,
    bar: bar === null ? '' : `>= ${bar}/s, 50 ms, 600 MB`,
    good: bar === null || (perSecond >= bar && p99 <= 50 && program.residentMb() <= 600),
  });
}

try {
  await withClient(await connectionOf(made.dataDir), async (client) => {
    const { rows: known } = await client.query("select from store_routes where kind = 'slug' and key = $1", [
      slugOf(1),
    ]);
    if (known.length === 0) await seedStores(createClient(url), client, stores);
  });

  await restart();
  await measure('pages that nobody has read', page, 'uniform', null);
  const began = performance.now();
  for (const addressOf of [page, menu]) {
    const paths = Array.from({ length: stores }, (_, at) => addressOf(at + 1));
    await fire({ url, connections: CONNECTIONS, seconds: null, headers: HEADERS, paths });
  }
  const each = (performance.now() - began) / stores;
  rows.push({
    what: 'page and menu, read once',
    ours: `${each.toFixed(1)} ms`,
    against: '',
    ratio: null,
    bar: '',
    good: true,
  });
  for (const spread of ['uniform', 'Zipf 1.0'] as const) {
    await restart();
    await measure('pages after a restart', page, spread, 2000);
    await measure('pages', page, spread, 2000);
    await restart();
    await measure('menus after a restart', menu, spread, 3000);
    await measure('menus', menu, spread, 3000);
  }
} finally {
  await program.stop();
  await made.remove();
}

printTable(rows);
process.exitCode = rows.every((row) => row.good) ? 0 : 1;
