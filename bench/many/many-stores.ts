import { withClient } from '../../src/server/testing/with-client.ts';
import { createRandom } from '../faults/random.ts';
import { createClient } from '../harness/client.ts';
import { connectionOf } from '../harness/database.ts';
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

const KINDS = [
  { what: 'pages', perSecond: 2000, addressOf: (no: number) => `/${slugOf(no)}` },
  { what: 'menus', perSecond: 3000, addressOf: (no: number) => `/profile/web/${slugOf(no)}/19-30` },
];

/** Measures pages and menu calls of many stores, drawn at random, after a restart and when all were read once. */
export async function benchManyStores(): Promise<Row[]> {
  const { dataDir, remove } = await newDataDir();
  let program = launch({ dataDir });
  let url = await whenReady(program);
  const restart = async () => {
    await program.stop();
    program = launch({ dataDir });
    url = await whenReady(program);
  };
  const load = { connections: CONNECTIONS, headers: HEADERS };

  async function draw(kind: (typeof KINDS)[number], spread: Spread, when: string): Promise<Row> {
    const paths = drawStores(STORES, spread, DRAWS).map(kind.addressOf);
    const { perSecond, p99, refused } = await fire({ ...load, url, seconds: SECONDS, paths });
    if (refused > 0) throw new Error(`${refused} ${kind.what} were refused`);
    const mb = program.residentMb();
    return {
      what: `${kind.what} of ${STORES} stores, ${spread}${when}`,
      ours: `${perSecond.toFixed(0)}/s, p99 ${p99} ms`,
      against: `${mb.toFixed(0)} MB`,
      ratio: null,
      bar: `>= ${kind.perSecond}/s, ${P99_MS} ms, ${MOST_MB} MB`,
      good: perSecond >= kind.perSecond && p99 <= P99_MS && mb <= MOST_MB,
    };
  }

  try {
    await withClient(await connectionOf(dataDir), (client) => seedStores(createClient(url), client, STORES));
    for (const { addressOf } of KINDS) {
      const paths = Array.from({ length: STORES }, (_, at) => addressOf(at + 1));
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
    await remove();
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
