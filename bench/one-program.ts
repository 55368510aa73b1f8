import { benchBoard } from './board.ts';
import { createClient } from './harness/client.ts';
import { connectionOf } from './harness/database.ts';
import { processorTime } from './harness/processor-time.ts';
import { launch, newDataDir, whenDemoIsWhole, whenReady } from './harness/program.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchOrders } from './orders.ts';
import { benchReads } from './reads.ts';
import { makeStores } from './stores.ts';
import { benchStreams } from './streams.ts';
import { atMost, type Row } from './table.ts';

const START_MS = 2000;
const REST_MB = 110;
const LOAD_MB = 220;

/** Measures a program with the demo against the best that the platform can do, both in the same run. */
export async function benchOneProgram(): Promise<Row[]> {
  const { dataDir, remove } = await newDataDir();
  const options = { dataDir, env: { DEMO: '1', LOG_LEVEL: 'warn' } };
  const first = launch(options);
  await whenReady(first);
  await whenDemoIsWhole(first);
  await first.stop();
  const started = performance.now();
  const program = launch(options);
  const url = await whenReady(program);
  const startMs = performance.now() - started;
  const rows = [
    atMost('start, built already, database there', startMs, 'ms', START_MS),
    atMost('memory at rest', program.residentMb(), 'MB', REST_MB),
    await benchReads(`${url}/udupi-tiffin`, 'GET /{slug} warm', 0.7),
    await benchReads(`${url}/profile/web/saffron-street/19-30`, 'GET /profile/web/… warm', 0.6),
    ...benchLighthouse(`${url}/udupi-tiffin`, `${url}/night-owl`),
  ];
  const stores = await makeStores(createClient(url), 20);
  const connection = await connectionOf(dataDir);
  const time = () => processorTime(program.pid, dataDir);
  rows.push(await benchOrders({ url, connection, stores, processorTime: time }));
  rows.push(await benchBoard(url, stores));
  rows.push(atMost('memory under load', program.residentMb(), 'MB', LOAD_MB));
  const [store] = stores;
  if (store) rows.push(...(await benchStreams(url, program, store)));
  await program.stop();
  await remove();
  return rows;
}
