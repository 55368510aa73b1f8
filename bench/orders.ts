import { openDatabase } from '../src/server/platform/db/client.ts';
import type { BareSql } from './bare-sql.ts';
import { ask } from './child.ts';
import type { Fired } from './load.ts';
import type { OrderLoad } from './order-load.ts';
import { median, type Row } from './table.ts';

const ROUNDS = 4;
const SECONDS = 4;
const CONNECTIONS = 20;
const BAR = 0.75;

/** Measures orders per second, against the same statements in a bare loop with as many connections. */
export async function benchOrders({
  url,
  connection,
  stores,
}: Pick<OrderLoad, 'url'> & Pick<BareSql, 'connection' | 'stores'>): Promise<Row> {
  const fire = (seconds: number) =>
    ask<OrderLoad, Fired>('./order-load.ts', { url, connections: CONNECTIONS, orders: stores, seconds });
  await fire(2);
  await analyse(connection);
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const fired = await fire(SECONDS);
    if (fired.refused > 0) throw new Error(`${fired.refused} orders were refused`);
    ours.push(fired.perSecond);
    const bareLoad = { connection, stores, connections: CONNECTIONS, seconds: SECONDS };
    bare.push(await ask<BareSql, number>('./bare-sql.ts', bareLoad));
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

/**
 * Analyses the tables, which autovacuum does within a minute of work. Until then the program's connections
 * keep plans for empty tables, while each bare loop connects again and plans for full ones.
 */
async function analyse(connection: BareSql['connection']): Promise<void> {
  const { pool, close } = openDatabase(connection, () => {});
  await pool.query('analyze');
  await close();
}
