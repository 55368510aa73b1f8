import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { PASSWORD_FILE } from '../../src/server/db/embedded/layout.ts';
import { readPidFile } from '../../src/server/db/embedded/pid-file.ts';
import { DATABASE, USER } from '../../src/server/db/embedded/session.ts';
import { idempotencyKeys, orderLines, orders, storeLog } from '../../src/server/db/schema/orders.ts';
import { storeCounters } from '../../src/server/db/schema/stores.ts';
import type { Stored } from './check-store.ts';

/** Past the program, straight from the database that runs in this data directory. */
export async function readStored(dataDir: string, storeId: string): Promise<Stored> {
  const cluster = join(dataDir, 'postgres');
  const found = await readPidFile(cluster);
  if (!found) throw new Error('No database is running');
  const password = (await readFile(join(cluster, PASSWORD_FILE), 'utf8')).trim();
  const { socketDir: host, port } = found;
  const client = new pg.Client({ host: host || '127.0.0.1', port, user: USER, password, database: DATABASE });
  await client.connect();
  try {
    const db = drizzle(client);
    const [counters] = await db.select().from(storeCounters).where(eq(storeCounters.storeId, storeId));
    if (!counters) throw new Error(`The store ${storeId} has no counters`);
    return {
      orders: await db.select().from(orders).where(eq(orders.storeId, storeId)),
      lines: await db.select().from(orderLines).where(eq(orderLines.storeId, storeId)),
      log: await db.select().from(storeLog).where(eq(storeLog.storeId, storeId)).orderBy(storeLog.seq),
      keys: await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.storeId, storeId)),
      counters,
    };
  } finally {
    await client.end();
  }
}
