import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchBoard } from './board.ts';
import { benchOrders } from './orders.ts';
import { startProgram } from './program.ts';
import { benchReads } from './reads.ts';
import { makeStores } from './stores.ts';
import { printTable, type Row } from './table.ts';

// Measures the program against what the platform can do at best, both in the same run.
const dataDir = await mkdtemp(join(tmpdir(), 'thali-bench-'));
const first = await startProgram(dataDir);
await first.stop();
const program = await startProgram(dataDir);
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

mark('start, built already, database there', program.startMs, 'ms', 2000);
mark('memory at rest', program.residentMb(), 'MB', 130);
rows.push(
  await benchReads(`${program.url}/profile/web/saffron-street/19-30`, 'GET /profile/web/… warm', 0.6),
);
const stores = await makeStores(program, 20);
rows.push(await benchOrders(program, stores));
rows.push(await benchBoard(program, stores));
mark('memory under load', program.residentMb(), 'MB', 250);
await program.stop();
await rm(dataDir, { recursive: true, force: true });

printTable(rows);
await writeFile(new URL('./results.json', import.meta.url), `${JSON.stringify(rows, null, 2)}\n`);
process.exitCode = rows.every((row) => row.good) ? 0 : 1;
