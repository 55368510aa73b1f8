import { openDatabase } from '../src/server/platform/db/client.ts';
import type { BareFired, BareSql } from './bare-sql.ts';
import { ask } from './child.ts';
import type { ProcessorTime } from './harness/processor-time.ts';
import type { Fired } from './load.ts';
import type { OrderLoad } from './order-load.ts';
import { median, type Row } from './table.ts';

const ROUNDS = 4;
const SECONDS = 4;
const CONNECTIONS = 20;
const BAR = 0.75;

interface Bench extends Pick<OrderLoad, 'url'>, Pick<BareSql, 'connection' | 'stores'> {
  processorTime: () => Promise<ProcessorTime>;
}

interface Measured {
  perSecond: number;
  /** Processor time for each order, without what makes the load. */
  program: number;
  database: number;
}

/** Measures orders per second, against the same statements in a bare loop with as many connections. */
export async function benchOrders({ url, connection, stores, processorTime }: Bench): Promise<Row> {
  const fire = (seconds: number) =>
    ask<OrderLoad, Fired>('./order-load.ts', { url, connections: CONNECTIONS, orders: stores, seconds });
  await fire(2);
  await analyse(connection);
  const [ours, bare]: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const before = await processorTime();
    const fired = await fire(SECONDS);
    const after = await processorTime();
    if (fired.refused > 0) throw new Error(`${fired.refused} orders were refused`);
    const each = (ms: number) => ms / (fired.perSecond * SECONDS);
    const [program, database] = [
      each(after.program - before.program),
      each(after.database - before.database),
    ];
    ours.push({ perSecond: fired.perSecond, program, database });
    const bareLoad = { connection, stores, connections: CONNECTIONS, seconds: SECONDS };
    const { perSecond, ms } = await ask<BareSql, BareFired>('./bare-sql.ts', bareLoad);
    const served = (await processorTime()).database - after.database;
    bare.push({ perSecond, program: ms, database: served / (perSecond * SECONDS) });
  }
  const ratio = median(ours.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? perSecond)));
  return {
    what: 'placing an order (3 lines, 20 stores); processor time of program and database',
    ours: shown(ours),
    against: shown(bare),
    ratio,
    bar: `>= ${BAR}`,
    good: ratio >= BAR,
  };
}

function shown(measured: Measured[]): string {
  const of = (name: keyof Measured) => median(measured.map((round) => round[name]));
  return `${of('perSecond').toFixed(0)}/s, ${of('program').toFixed(2)} + ${of('database').toFixed(2)} ms`;
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
