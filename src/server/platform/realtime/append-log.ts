import type { OrderEvent } from '#domain/order/order.ts';
import { actorRecord, type Ctx, noteLogGrowth } from '../context/context.ts';
import type { Db } from '../db/client.ts';
import { eq, sql } from '../db/drizzle.ts';
import { type LogRow, type PageEvent, storeLog } from '../db/schema/orders.ts';
import { storeCounters } from '../db/schema/stores.ts';

export type LogEntry =
  | { kind: 'order'; orderId: string; event: OrderEvent }
  | { kind: 'menu' | 'store'; event: PageEvent };

/** Appends an entry in the transaction of the change itself. */
export async function appendLog(ctx: Ctx, storeId: string, entry: LogEntry): Promise<void> {
  noteLogGrowth(ctx, storeId, { pages: entry.kind !== 'order' });
  const seq = await takeLogNumber(ctx.db, storeId);
  const actor = actorRecord(ctx.actor);
  const at = new Date(ctx.now);
  await insertLog(ctx.db, { storeId, seq, at, actor, orderId: null, ...entry });
}

/** Locks the store's counter row until COMMIT, so that numbers have no gaps. */
async function takeLogNumber(db: Db, storeId: string): Promise<number> {
  const [row] = await db
    .update(storeCounters)
    .set({ logSeq: sql`${storeCounters.logSeq} + 1` })
    .where(eq(storeCounters.storeId, storeId))
    .returning({ logSeq: storeCounters.logSeq });
  if (!row) throw new Error('The store has no counters');
  return row.logSeq;
}

async function insertLog(db: Db, row: LogRow): Promise<void> {
  await db.insert(storeLog).values(row);
}
