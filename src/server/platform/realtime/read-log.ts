import type { Db } from '../db/client.ts';
import { and, asc, eq, gt, inArray, isNull } from '../db/drizzle.ts';
import { type LogRow, storeLog } from '../db/schema/orders.ts';
import { storeCounters } from '../db/schema/stores.ts';
import { ALL_EVENTS, PAGE_EVENTS } from '../ports/store-feeds.ts';

/** The entries of a store's log after `seq`, oldest first. */
export async function selectLog(
  db: Db,
  storeId: string,
  seq: number,
  most: number,
  topic: string = ALL_EVENTS,
): Promise<LogRow[]> {
  return db
    .select()
    .from(storeLog)
    .where(and(eq(storeLog.storeId, storeId), gt(storeLog.seq, seq), onTopic(topic)))
    .orderBy(asc(storeLog.seq))
    .limit(most);
}

function onTopic(topic: string) {
  if (topic === ALL_EVENTS) return undefined;
  return topic === PAGE_EVENTS ? isNull(storeLog.orderId) : eq(storeLog.orderId, topic);
}

/** The number of each store's latest entry. */
export async function selectLatestSeqs(db: Db, storeIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ storeId: storeCounters.storeId, logSeq: storeCounters.logSeq })
    .from(storeCounters)
    .where(inArray(storeCounters.storeId, storeIds));
  return new Map(rows.map((row) => [row.storeId, row.logSeq]));
}
