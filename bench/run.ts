import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { benchManyStores } from './many/many-stores.ts';
import { benchOperatorLists } from './many/operator-lists.ts';
import { benchMenuPhotos } from './menu-photos/menu-photos.ts';
import { benchOneProgram } from './one-program.ts';
import { benchReports } from './reports/reports.ts';
import { benchCountedOrders } from './stock/counted-orders.ts';
import { printTable, type Row } from './table.ts';
import { benchTables } from './tables/tables.ts';

// npm run bench [-- <part> …]
const PARTS: Record<string, () => Promise<Row[]>> = {
  one: benchOneProgram,
  tables: benchTables,
  many: benchManyStores,
  operators: benchOperatorLists,
  reports: benchReports,
  stock: benchCountedOrders,
  photos: benchMenuPhotos,
};

const { positionals } = parseArgs({ allowPositionals: true });
const rows: Row[] = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(PARTS)) {
  const measure = PARTS[name];
  if (!measure) throw new Error(`There is no ${name}, but ${Object.keys(PARTS).join(', ')}.`);
  rows.push(...(await measure()));
}

printTable(rows);
await writeFile(new URL('./results.json', import.meta.url), `${JSON.stringify(rows, null, 2)}\n`);
process.exitCode = rows.every((row) => row.good) ? 0 : 1;
