import { startEmbedded } from '../../src/platform/db/server/embedded/start-embedded.ts';
import { withClient } from '../../src/testing/server/with-client.ts';
import { createRandom } from '../faults/random.ts';
import { createClient } from '../harness/client.ts';
import { addressOf } from '../harness/database.ts';
import { processorTime } from '../harness/processor-time.ts';
import { launch, newDataDir, whenReady } from '../harness/program.ts';
import { fire } from '../load.ts';
import type { Row } from '../table.ts';
import { seedStores, slugOf } from './seed-stores.ts';

type Spread = 'uniform' | 'Zipf 1.0';

const STORES = 10_000;
const SECONDS = 5;
const CONNECTIONS = 20;
const DRAWS = 40_000;
const HEADERS = { 'accept-encoding': 'br' };
const P99_MS = 50;
const MOST_MB = 600;
const SECRET_KEY = '5a'.repeat(32);

const KINDS = [
  { what: 'pages', perSecond: 2000, pathOf: (no: number) => `/${slugOf(no)}` },
  { what: 'menus', perSecond: 3000, pathOf: (no: number) => `/profile/web/${slugOf(no)}/19-30` },
];

/**
 * Measures pages and menu calls of many stores, drawn at random, in the first seconds of a new process and in the next
 * ones. The database goes on, as it does when one of several processes is restarted.
 */
export async function benchManyStores(): Promise<Row[]> {
  const [home, { dataDir, remove }] = [await newDataDir(), await newDataDir()];
  const database = await startEmbedded({ dataDir: home.dataDir, log: () => {} });
  const options = { dataDir, env: { DATABASE_URL: addressOf(database), SECRET_KEY } };
  let program = launch(options);
  let url = await whenReady(program);
  const restart = async () => {
    await program.stop();
    program = launch(options);
    url = await whenReady(program);
  };
  const load = { connections: CONNECTIONS, headers: HEADERS };

  async function draw(kind: (typeof KINDS)[number], spread: Spread, when: string): Promise<Row> {
    const paths = drawStores(STORES, spread, DRAWS).map(kind.pathOf);
    const before = await processorTime(program.pid, home.dataDir);
    const { answered, perSecond, p99, refused } = await fire({ ...load, url, seconds: SECONDS, paths });
    const after = await processorTime(program.pid, home.dataDir);
    const spent = (['program', 'database'] as const).map((of) => (after[of] - before[of]) / answered);
    if (refused > 0) throw new Error(`${refused} ${kind.what} were refused`);
    const mb = program.residentMb();
    return {
      what: `${kind.what} of ${STORES} stores, ${spread}${when}`,
      ours: `${perSecond.toFixed(0)}/s, p99 ${p99} ms`,
      against: `${mb.toFixed(0)} MB, ${spent.map((ms) => ms.toFixed(2)).join(' + ')} ms of processor time each`,
      ratio: null,
      bar: `>= ${kind.perSecond}/s, ${P99_MS} ms, ${MOST_MB} MB`,
      good: perSecond >= kind.perSecond && p99 <= P99_MS && mb <= MOST_MB,
    };
  }

  try {
    await withClient(database.connection, (client) => seedStores(createClient(url), client, STORES));
    for (const { pathOf } of KINDS) {
      const paths = Array.from({ length: STORES }, (_, at) => pathOf(at + 1));
      await fire({ ...load, url, seconds: null, paths });
    }
    const rows: Row[] = [];
    for (const spread of ['uniform', 'Zipf 1.0'] as const) {
      for (const kind of KINDS) {
        await restart();
        rows.push(await draw(kind, spread, ', after a restart'), await draw(kind, spread, ''));
      }
    }
    return rows;
  } finally {
    await program.stop();
    await database.stop();
    await remove();
    await home.remove();
  }
}

/** Draws numbers from 1 to `count`: all equally often, or by Zipf, where the tenth comes a tenth as often as the first. */
function drawStores(count: number, spread: Spread, draws: number): number[] {
  const random = createRandom(draws);
  if (spread === 'uniform') return Array.from({ length: draws }, () => 1 + random.below(count));
  const sums: number[] = [];
  for (let no = 1; no <= count; no++) sums.push((sums.at(-1) ?? 0) + 1 / no);
  const whole = sums.at(-1) ?? 0;
  return Array.from({ length: draws }, () => {
    const point = (random.below(1e9) / 1e9) * whole;
    return 1 + lowest(sums, point);
  });
}

/** The first place whose sum is above the point. */
function lowest(sums: number[], point: number): number {
  let [from, to] = [0, sums.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sums[middle] ?? 0) > point) to = middle;
    else from = middle + 1;
  }
  return from;
}
