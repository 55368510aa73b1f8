import { openDatabase } from '../src/platform/db/server/client.ts';
import type { BareFired, BareSql } from './bare-sql.ts';
import { ask } from './child.ts';
import type { ProcessorTime } from './harness/processor-time.ts';
import { CONNECTIONS, type Measured, measureCalls, shown } from './measure-calls.ts';
import { type BenchStore, callOf } from './stores.ts';
import { median, type Row } from './table.ts';

const ROUNDS = 4;
const SECONDS = 4;
const BAR = 0.75;

interface Bench extends Pick<BareSql, 'connection'> {
  url: string;
  stores: BenchStore[];
  processorTime: () => Promise<ProcessorTime>;
}

/** Measures orders per second, against the same statements in a bare loop with as many connections. */
export async function benchOrders({ url, connection, stores, processorTime }: Bench): Promise<Row> {
  const calls = stores.map(callOf);
  await measureCalls({ url, calls, seconds: 2, processorTime });
  await analyse(connection);
  const [ours, bare]: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await measureCalls({ url, calls, seconds: SECONDS, processorTime }));
    const after = await processorTime();
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

/**
 * Analyses the tables, which autovacuum does within a minute of work. Until then the program's connections
 * keep plans for empty tables, while each bare loop connects again and plans for full ones.
 */
export async function analyse(connection: BareSql['connection']): Promise<void> {
  const { pool, close } = openDatabase(connection, () => {});
  await pool.query('analyze');
  await close();
}
