import type { BareSql } from './bare-sql.ts';
import { ask } from './child.ts';
import { fire } from './load.ts';
import { connectionOf, type Program } from './program.ts';
import type { BenchStore } from './stores.ts';
import { median, type Row } from './table.ts';

const ROUNDS = 4;
const SECONDS = 4;
const CONNECTIONS = 20;
const BAR = 0.6;

/** Orders per second, against the same statements in a bare loop with as many connections. */
export async function benchOrders(program: Program, stores: BenchStore[]): Promise<Row> {
  const load = { url: program.url, connections: CONNECTIONS, orders: stores };
  const bareLoad = { connection: connectionOf(program.dataDir), stores, connections: CONNECTIONS };
  await fire({ ...load, seconds: 2 });
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const fired = await fire({ ...load, seconds: SECONDS });
    if (fired.refused > 0) throw new Error(`${fired.refused} orders were refused`);
    ours.push(fired.perSecond);
    bare.push(await ask<BareSql, number>('./bare-sql.ts', { ...bareLoad, seconds: SECONDS }));
  }
  const ratio = median(ours.map((figure, round) => figure / (bare[round] ?? figure)));
  return {
    what: 'placing an order (3 lines, 20 stores)',
    ours: `${median(ours).toFixed(0)}/s`,
    against: `${median(bare).toFixed(0)}/s`,
    ratio,
    bar: `>= ${BAR}`,
    good: ratio >= BAR,
  };
}
