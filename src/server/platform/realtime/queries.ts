import type { Db } from '../db/client.ts';
import { and, asc, eq, gt, inArray, isNull, sql } from '../db/drizzle.ts';
import { storeLog } from '../db/schema/orders.ts';
import { storeCounters } from '../db/schema/stores.ts';
import { ALL, PAGES } from '../ports/topics.ts';

export type LogRow = typeof storeLog.$inferSelect;

/** Holds the store's counter row until COMMIT, so that numbers are taken one after another, without gaps. */
export async function takeLogNumber(db: Db, storeId: string): Promise<number> {
  const [row] = await db
    .update(storeCounters)
    .set({ logSeq: sql`${storeCounters.logSeq} + 1` })
    .where(eq(storeCounters.storeId, storeId))
    .returning({ logSeq: storeCounters.logSeq });
  if (!row) throw new Error('The store has no counters');
  return row.logSeq;
}

export async function insertLog(db: Db, row: LogRow): Promise<void> {
  await db.insert(storeLog).values(row);
}

export async function readLogAfter(
  db: Db,
  storeId: string,
  seq: number,
  most: number,
  topic: string = ALL,
): Promise<LogRow[]> {
  return db
    .select()
    .from(storeLog)
    .where(and(eq(storeLog.storeId, storeId), gt(storeLog.seq, seq), onTopic(topic)))
    .orderBy(asc(storeLog.seq))
    .limit(most);
}

function onTopic(topic: string) {
  if (topic === ALL) return undefined;
  return topic === PAGES ? isNull(storeLog.orderId) : eq(storeLog.orderId, topic);
}

export async function readLogSeqs(db: Db, storeIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ storeId: storeCounters.storeId, logSeq: storeCounters.logSeq })
    .from(storeCounters)
    .where(inArray(storeCounters.storeId, storeIds));
  return new Map(rows.map((row) => [row.storeId, row.logSeq]));
}
