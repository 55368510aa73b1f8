import { createTestStore } from '../src/server/testing/test-stores.ts';
import { withClient } from '../src/server/testing/with-client.ts';
import { createClient } from './harness/client.ts';
import { connectionOf } from './harness/database.ts';
import { launch, newDataDir, whenReady } from './harness/program.ts';
import { seedStore } from './reports/seed-store.ts';
import { median, printTable, type Row } from './table.ts';

// Measures the reports of a busy store with two years of data: 200,000 orders in each.
const YEAR = { orders: 200_000, days: 365 };
const TRIES = 7;

const { dataDir, remove } = await newDataDir();
const program = launch({ dataDir });
const api = createClient(await whenReady(program));
const store = await createTestStore(api);
// Writes past the program and its limits, so that two years take minutes.
await withClient(await connectionOf(dataDir), async (client) => {
  await seedStore(client, { storeId: store.storeId, orders: 2 * YEAR.orders, lines: 3, days: 2 * YEAR.days });
  await client.query('vacuum analyze');
});

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * 3600_000).toISOString().slice(0, 10);
const year = `from=${day(YEAR.days)}&to=${day(1)}`;

async function open(query: string): Promise<number> {
  const started = performance.now();
  const url = `/api/stores/${store.storeId}/reports/sales?${query}`;
  const { status, text } = await api.call('GET', url, { token: store.token });
  if (status !== 200) throw new Error(text);
  return performance.now() - started;
}

const rows: Row[] = [];
const mark = (what: string, ms: number, most: number) => {
  const ours = `${ms.toFixed(0)} ms`;
  rows.push({ what, ours, against: '', ratio: null, bar: `<= ${most} ms`, good: ms <= most });
};
const again = async (query: string) => {
  const times: number[] = [];
  for (let at = 0; at < TRIES; at++) times.push(await open(query));
  return median(times);
};

// Sums up days like the hourly sweep, a month at a time, so that each answer stays within its time limit.
let first = 0;
for (let ago = 1; ago < 2 * YEAR.days; ago += 30) {
  first = Math.max(first, await open(`from=${day(ago + 29)}&to=${day(ago)}`));
}
mark('thirty days that were never summed up, at worst', first, 3000);
mark('a year against the year before', await again(year), 1000);
mark('thirty days', await again('period=last30'), 500);
mark('today', await again('period=today'), 250);
await program.stop();
await remove();

printTable(rows);
process.exitCode = rows.every((row) => row.good) ? 0 : 1;
