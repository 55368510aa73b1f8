import { createTestStore } from '../../src/testing/server/test-stores.ts';
import { withClient } from '../../src/testing/server/with-client.ts';
import { createClient } from '../harness/client.ts';
import { connectionOf } from '../harness/database.ts';
import { launch, newDataDir, whenReady } from '../harness/program.ts';
import { atMost, median, type Row } from '../table.ts';
import { seedStore } from './seed-store.ts';

const YEAR = { orders: 200_000, days: 365 };
const TRIES = 7;

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * 3600_000).toISOString().slice(0, 10);

/** Measures the reports of a busy store with two years of data: 200,000 orders in each. */
export async function benchReports(): Promise<Row[]> {
  const { dataDir, remove } = await newDataDir();
  const program = launch({ dataDir });
  const api = createClient(await whenReady(program));
  const store = await createTestStore(api);
  // Writes past the program and its limits, so that two years take minutes.
  await withClient(await connectionOf(dataDir), async (client) => {
    const years = { orders: 2 * YEAR.orders, lines: 3, days: 2 * YEAR.days };
    await seedStore(client, { storeId: store.storeId, ...years });
    await client.query('vacuum analyze');
  });

  async function open(query: string): Promise<number> {
    const started = performance.now();
    const url = `/api/stores/${store.storeId}/reports/sales?${query}`;
    const { status, text } = await api.call('GET', url, { token: store.token });
    if (status !== 200) throw new Error(text);
    return performance.now() - started;
  }

  async function again(query: string): Promise<number> {
    const times: number[] = [];
    for (let at = 0; at < TRIES; at++) times.push(await open(query));
    return median(times);
  }

  // Sums up days like the hourly sweep, a month at a time, so that each answer stays within its time limit.
  let first = 0;
  for (let ago = 1; ago < 2 * YEAR.days; ago += 30)
    first = Math.max(first, await open(`from=${day(ago + 29)}&to=${day(ago)}`));
  const rows = [
    atMost('thirty days that were never summed up, at worst', first, 'ms', 3000),
    atMost('a year against the year before', await again(`from=${day(YEAR.days)}&to=${day(1)}`), 'ms', 1000),
    atMost('thirty days', await again('period=last30'), 'ms', 500),
    atMost('today', await again('period=today'), 'ms', 250),
  ];
  await program.stop();
  await remove();
  return rows;
}
