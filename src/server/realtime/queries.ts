import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { storeLog } from '../db/schema/orders.ts';
import { storeCounters } from '../db/schema/stores.ts';

export type LogRow = typeof storeLog.$inferSelect;

/** Holds the store's counter row until COMMIT, so that numbers are taken one after another, without gaps. */
export async function takeNumbers(db: Db, storeId: string, taken: { orders: number; entries: number }) {
  const [row] = await db
    .update(storeCounters)
    .set({
      orderNo: sql`${storeCounters.orderNo} + ${taken.orders}`,
      logSeq: sql`${storeCounters.logSeq} + ${taken.entries}`,
    })
    .where(eq(storeCounters.storeId, storeId))
    .returning({ orderNo: storeCounters.orderNo, logSeq: storeCounters.logSeq });
  if (!row) throw new Error('The store has no counters');
  return row;
}

export async function insertLog(db: Db, row: LogRow): Promise<void> {
  await db.insert(storeLog).values(row);
}

export async function readLogAfter(
  db: Db,
  storeId: string,
  seq: number,
  most: number,
  orderId: string | null = null,
): Promise<LogRow[]> {
  return db
    .select()
    .from(storeLog)
    .where(
      and(
        eq(storeLog.storeId, storeId),
        gt(storeLog.seq, seq),
        orderId === null ? undefined : eq(storeLog.orderId, orderId),
      ),
    )
    .orderBy(asc(storeLog.seq))
    .limit(most);
}

export async function readLogSeqs(db: Db, storeIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ storeId: storeCounters.storeId, logSeq: storeCounters.logSeq })
    .from(storeCounters)
    .where(inArray(storeCounters.storeId, storeIds));
  return new Map(rows.map((row) => [row.storeId, row.logSeq]));
}
