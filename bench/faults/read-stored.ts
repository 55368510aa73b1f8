import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { orderLines, orders } from '../../src/ordering/orders/tables.ts';
import { idempotencyKeys } from '../../src/ordering/placing/tables.ts';
import { storeLog } from '../../src/platform/realtime/tables.ts';
import { storeCounters } from '../../src/restaurant/stores/tables.ts';
import { withClient } from '../../src/testing/server/with-client.ts';
import type { Stored } from './check-store.ts';

/** Reads the store directly from the database. */
export async function readStored(connection: pg.ClientConfig, storeId: string): Promise<Stored> {
  return withClient(connection, async (client) => {
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
  });
}
