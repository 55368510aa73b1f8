import { writeFile } from 'node:fs/promises';
import { benchBoard } from './board.ts';
import { createClient } from './harness/client.ts';
import { connectionOf } from './harness/database.ts';
import { launch, newDataDir, whenReady } from './harness/program.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchOrders } from './orders.ts';
import { benchReads } from './reads.ts';
import { benchSittings } from './sittings.ts';
import { makeStores } from './stores.ts';
import { printTable, type Row } from './table.ts';

// Measures the program against the best that the platform can do, both in the same run.
const { dataDir, remove } = await newDataDir();
const options = { dataDir, env: { DEMO: '1', LOG_LEVEL: 'warn' } };
const first = launch(options);
await whenReady(first);
await first.stop();
const started = performance.now();
const program = launch(options);
const url = await whenReady(program);
const startMs = performance.now() - started;
const rows: Row[] = [];
const mark = (what: string, figure: number, unit: string, most: number) =>
  rows.push({
    what,
    ours: `${figure.toFixed(0)} ${unit}`,
    against: '',
    ratio: null,
    bar: `<= ${most} ${unit}`,
    good: figure <= most,
  });

mark('start, built already, database there', startMs, 'ms', 2000);
mark('memory at rest', program.residentMb(), 'MB', 130);
rows.push(await benchReads(`${url}/udupi-tiffin`, 'GET /{slug} warm', 0.7));
rows.push(await benchReads(`${url}/profile/web/saffron-street/19-30`, 'GET /profile/web/… warm', 0.6));
rows.push(...benchLighthouse(`${url}/udupi-tiffin`, `${url}/night-owl`));
const stores = await makeStores(createClient(url), 20);
rows.push(await benchOrders({ url, connection: await connectionOf(dataDir), stores }));
rows.push(await benchBoard(url, stores));
rows.push(await benchSittings(url));
mark('memory under load', program.residentMb(), 'MB', 250);
await program.stop();
await remove();

printTable(rows);
await writeFile(new URL('./results.json', import.meta.url), `${JSON.stringify(rows, null, 2)}\n`);
process.exitCode = rows.every((row) => row.good) ? 0 : 1;
